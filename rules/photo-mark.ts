/** A short mark of a photo, made of its digest: the same on the page that shows a pass and on the one that checks it. */
export const photoMark = (digest: string): string => `${digest.slice(0, 3)} ${digest.slice(3, 6)}`;
