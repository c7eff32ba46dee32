/** The photo in the format of a request: without the prefix of the data URL (DAT-01). */
export const withoutDataUrlPrefix = (photo: string): string => photo.slice(photo.indexOf(',') + 1);
