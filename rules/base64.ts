/* Bytes as base64 and base64url (RFC 4648). */

/** Browsers and Node have both; the types of the core layers contain neither. */
declare function atob(text: string): string;
declare function btoa(text: string): string;

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (byte) => byte.codePointAt(0) ?? 0);

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Without padding. */
export const toBase64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
