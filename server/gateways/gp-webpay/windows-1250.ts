/** Every character of Windows-1250 at its byte. */
const characters = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const bytes = new Map(Array.from(characters, (character, byte) => [character, byte]));

/** The bytes of a text in Windows-1250; undefined for a text that it cannot write. */
export function toWindows1250(text: string): Uint8Array | undefined {
  const written = Array.from(text, (character) => bytes.get(character));
  return written.every((byte) => byte !== undefined) ? Uint8Array.from(written) : undefined;
}

const isUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1250 = new TextDecoder('windows-1250');

/** Reads bytes as UTF-8, or else as Windows-1250, in which the second gateway writes its texts (payment gateways' facts, 2.4). */
export function readEither(written: Uint8Array): string {
  try {
    return isUtf8.decode(written);
  } catch {
    return windows1250.decode(written);
  }
}
