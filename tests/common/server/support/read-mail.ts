import { parseHtml } from './parse-html.ts';

/** A text that a mail shows, and its element. */
export interface ShownText {
  readonly text: string;
  readonly element: Element;
}

/** The texts that a mail's HTML shows, in their sequence, without the text that only a list of mails shows. */
export function shownTexts(html: string): readonly ShownText[] {
  const document = parseHtml(html);
  for (const hidden of document.querySelectorAll('[style*="display:none"]')) hidden.remove();
  const walker = document.createTreeWalker(document.body, 4);
  const texts: ShownText[] = [];
  while (walker.nextNode() !== null) {
    const { textContent, parentElement: element } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (text !== '' && element !== null) texts.push({ text, element });
  }
  return texts;
}

/** The words of a text, without punctuation; an address is several words. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a mail's HTML shows, with the address of each link behind its text. */
export const wordsOfHtml = (html: string): readonly string[] =>
  shownTexts(html).flatMap(({ text, element }) => wordsOf(`${text} ${element.getAttribute('href') ?? ''}`));

type Mode = 'light' | 'dark';

function ownStyle(element: Element, property: string, mode: Mode): string | undefined {
  const inline = new RegExp(`(?:^|;)${property}:([^;]+)`).exec(element.getAttribute('style') ?? '')?.[1];
  if (mode === 'light') return inline;
  const sheet = element.ownerDocument.querySelector('style')?.textContent ?? '';
  const rules = [...element.classList].flatMap(
    (name) => new RegExp(`\\.${name}\\{${property}:([^!}]+)!important\\}`).exec(sheet)?.[1] ?? [],
  );
  return rules[0] ?? inline;
}

/** The nearest value of a CSS property, from an element outwards; in dark mode, classes override the inline styles. */
export function styleOf(element: Element, property: string, mode: Mode = 'light'): string | undefined {
  const { parentElement } = element;
  const own = ownStyle(element, property, mode);
  return own ?? (parentElement === null ? undefined : styleOf(parentElement, property, mode));
}
