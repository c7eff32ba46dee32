/** A photo as it is sent: without its data-URL prefix (DAT-01). */
export const withoutPrefix = (photo: string): string => photo.slice(photo.indexOf(',') + 1);
