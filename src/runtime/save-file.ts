import type { Document } from '../../contract/entities/document.ts';

/** Milliseconds after which the browser has certainly saved the file. */
const kept = 60_000;

/** Downloads a file. */
export function saveFile({ fileName, mediaType, content }: Document): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
