/**
 * A short mark of a photo, made of its digest. The page that shows a pass and the page that checks it show the same
 * mark.
 */
export const photoMark = (digest: string): string => `${digest.slice(0, 3)} ${digest.slice(3, 6)}`;
