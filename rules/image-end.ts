import type { ImageType } from './image-type.ts';

/** The position of the pixel data in a JPEG, after the metadata segments; null = the segments cannot be read. */
function jpegPixelsAt(bytes: Uint8Array): number | null {
  let at = 2;
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    if (bytes[at + 1] === 0xda) return at;
    const isFiller = bytes[at + 1] === 0xff;
    at += isFiller ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return bytes.length;
}

/**
 * The end marker in the pixel data ends the picture. Telephones also store small pictures before the pixel data and
 * films after the picture; their end markers are not used.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const start = jpegPixelsAt(bytes);
  if (start === null) return true;
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at >= 0;
}

/** A PNG is a sequence of chunks, each with its length; the last chunk is IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 0x49_45_4e_44;
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === end) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/**
 * Whether an image is complete. Browsers show the available part of a JPEG or PNG that was cut off, and leave the rest
 * empty.
 */
export function isWholeImage(bytes: Uint8Array, type: ImageType): boolean {
  if (type === 'jpeg') return isWholeJpeg(bytes);
  return type === 'png' ? isWholePng(bytes) : true;
}
