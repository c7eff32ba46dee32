/** A text as it is in HTML, between tags and in an attribute with double quotes. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
