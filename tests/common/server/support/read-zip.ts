import { crc32, inflateRawSync } from 'node:zlib';

/** Signatures of the zip format (APPNOTE 4.3), as little-endian numbers. */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;

function contentAt(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return method === 0 ? packed : inflateRawSync(packed);
}

/** For each name: the file in a zip, found by the zip's directory. The library that makes the zips is not used. */
export function readZip(bytes: ArrayBuffer): ReadonlyMap<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw new Error('expected the end of a zip');
  const files = new Map<string, Buffer>();
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(entry) !== entryMark) throw new Error('expected an entry of a zip');
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(entry + place));
    const name = zip.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const content = contentAt(zip, entry);
    if (crc32(content) !== zip.readUInt32LE(entry + 16)) throw new Error(`expected the checksum of ${name}`);
    files.set(name, content);
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
