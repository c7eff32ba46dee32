/** Escapes a text for HTML, between tags or in an attribute with double quotes. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
