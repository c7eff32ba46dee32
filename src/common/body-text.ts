/** The largest number of characters of a response body that a message shows. */
const longest = 200;

/**
 * The text of a response body: HTML without its tags, JSON unchanged. It has at most 200 characters, and is '' for an
 * empty body (API-02).
 */
export function bodyText(data: unknown): string {
  if (data === undefined) return '';
  const words = typeof data === 'string' ? pageText(data) : JSON.stringify(data);
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function pageText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  // Without these spaces, a heading and the paragraph after it would run together.
  for (const element of body.querySelectorAll('*')) element.append(' ');
  return body.textContent;
}
