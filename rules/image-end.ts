import type { ImageType } from './image-type.ts';

/** Where the pixels of a JPEG begin, behind what is written about them; null = that cannot be shown. */
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

/** A mark in the pixels ends the picture; telephones write films behind it, and small pictures before it. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const start = jpegPixelsAt(bytes);
  if (start === null) return true;
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at >= 0;
}

/** A PNG is a chain of chunks, each with its length; the last one is called IEND. */
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

/** Whether an image goes to its end. Browsers show what there is of a JPEG or PNG that was cut off, and leave the rest empty. */
export function isWholeImage(bytes: Uint8Array, type: ImageType): boolean {
  if (type === 'jpeg') return isWholeJpeg(bytes);
  return type === 'png' ? isWholePng(bytes) : true;
}
