/** An answer that is a file, sent while it is being made, so that a large one needs little memory. */
export class FileAnswer {
  /** Of letters, digits, dots and dashes. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;

  constructor({ fileName, content }: Pick<FileAnswer, 'fileName' | 'content'>) {
    this.fileName = fileName;
    this.content = content;
  }
}

/** A content that is there already. */
export async function* wholeContent(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
