/** A text as it stands in HTML, between tags and in an attribute with double quotes. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
