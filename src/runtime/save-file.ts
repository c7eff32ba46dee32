import type { Document } from '#contract/entities/document.ts';
import { fromBase64 } from '#rules/base64.ts';

/** In milliseconds. After this time the browser has certainly saved the file. */
const kept = 60_000;

/** Downloads bytes as a file. */
export function saveBytes(fileName: string, mediaType: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}

/** Downloads a document. */
export const saveFile = ({ fileName, mediaType, content }: Document): void =>
  saveBytes(fileName, mediaType, fromBase64(content));
