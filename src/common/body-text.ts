/** The most letters of a body that a message shows. */
const longest = 200;

/** An answer's body in words: a page without its markup, JSON as it came; at most 200 letters, '' if it says nothing (API-02). */
export function bodyText(data: unknown): string {
  if (data === undefined) return '';
  const words = typeof data === 'string' ? pageText(data) : JSON.stringify(data);
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function pageText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  // A heading and the paragraph after it have nothing between them.
  for (const element of body.querySelectorAll('*')) element.append(' ');
  return body.textContent;
}
