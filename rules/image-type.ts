export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** This number of bytes at the beginning of a file is enough to find its type. */
export const imageHeadBytes = 64;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** AVIF and HEIC use the same container format; the names of the content types follow the word `ftyp`. */
function containerType(head: string): ImageType | null {
  if (head.slice(4, 8) !== 'ftyp') return null;
  const names = [head.slice(8, 12), ...(head.slice(16).match(/.{4}/gs) ?? [])];
  if (names.some((name) => name === 'avif' || name === 'avis')) return 'avif';
  return names.some((name) => /^(?:he[iv][cxms]|mif1|msf1)$/.test(name)) ? 'heic' : null;
}

/**
 * The type of an image by its first bytes, regardless of its name; null = a photo cannot be made of the file. An SVG is
 * a document and is not accepted.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = latin(bytes.subarray(0, imageHeadBytes));
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return containerType(head);
}
