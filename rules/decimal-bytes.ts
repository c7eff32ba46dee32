/*
 * Bytes as one decimal number: a QR code stores ten digits in 34 bits, so a byte needs 8.03 bits; as a letter of
 * base64url it needs 10.7. The number has a 1 before the bytes, so that zeros at their beginning are not lost.
 */

/** The digits of the largest QR code. */
const mostDigits = 7089;

export const toDigits = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x1${hex}`).toString();
};

/** Null for a text that {@link toDigits} does not write: each sequence of bytes has only one spelling. */
export function fromDigits(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length > mostDigits || !/^[1-9]\d*$/.test(text)) return null;
  const [, hex] = /^1((?:..)*)$/.exec(BigInt(text).toString(16)) ?? [];
  if (hex === undefined) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
