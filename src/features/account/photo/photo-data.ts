/** A photo as it is sent: without its data-URL prefix (second specification, 3). */
export const withoutPrefix = (photo: string): string => photo.slice(photo.indexOf(',') + 1);
