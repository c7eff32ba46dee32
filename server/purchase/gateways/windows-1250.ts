/** All characters of Windows-1250, in the order of their bytes. */
const characters = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const bytes = new Map(Array.from(characters, (character, byte) => [character, byte]));

/** A text encoded as Windows-1250; undefined when a character is not in that encoding. */
export function toWindows1250(text: string): Uint8Array | undefined {
  const written = Array.from(text, (character) => bytes.get(character));
  return written.every((byte) => byte !== undefined) ? Uint8Array.from(written) : undefined;
}

const isUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1250 = new TextDecoder('windows-1250');

/**
 * Decodes bytes as UTF-8 or, if they are not valid UTF-8, as Windows-1250, which the second gateway uses
 * (docs/gateway-messages.md).
 */
export function readEither(written: Uint8Array): string {
  try {
    return isUtf8.decode(written);
  } catch {
    return windows1250.decode(written);
  }
}
