/**
 * A response whose body is a file. The file is sent while it is being made, so that a large file needs little memory.
 */
export class FileAnswer {
  /** May contain only letters, digits, dots and dashes. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;

  constructor({ fileName, content }: Pick<FileAnswer, 'fileName' | 'content'>) {
    this.fileName = fileName;
    this.content = content;
  }
}

/** The chunks of content that is already in memory. */
export async function* wholeContent(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
