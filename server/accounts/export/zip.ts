import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip. A file that is compressed already, such as a PDF, is stored without compression. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly isCompressed: boolean;
}

/** The size of the pieces that are compressed at a time: larger pieces would block other calls. */
const sliceBytes = 65_536;

function* slicesOf(content: Uint8Array): Generator<{ slice: Uint8Array; isLast: boolean }> {
  let start = 0;
  do {
    const end = start + sliceBytes;
    yield { slice: content.subarray(start, end), isLast: end >= content.length };
    start = end;
  } while (start < content.length);
}

/** Writes a zip while it is being read; only the current file is in memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>, made: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    written.push(chunk);
  });
  for await (const { name, content, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = made;
    zip.add(file);
    for (const { slice, isLast } of slicesOf(content)) {
      file.push(slice, isLast);
      yield* written.splice(0);
    }
  }
  zip.end();
  yield* written.splice(0);
}
