import { parseHtml } from './parse-html.ts';

/**
 * What a mail may use: elements, attributes and styles that Gmail and Outlook keep, by caniemail.com. Outlook for Windows
 * ignores the corners, `max-width` and `display` of links, and the mails do without them there.
 */
const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const elements = named('HTML HEAD META TITLE STYLE BODY DIV TABLE TBODY TR TD H1 P A SPAN BR');
const attributes = named(
  'lang dir charset name content class style href role width height align valign bgcolor border cellpadding cellspacing',
);
const properties = named(
  'background-color color border border-color border-radius border-top border-bottom border-left font-family font-size font-weight line-height text-align text-decoration margin padding padding-left padding-right width height max-width white-space word-break display mso-padding-alt',
);
/** The styles of the hidden text for the list of mails, and of dark mode. */
const special = named('max-height overflow mso-hide color-scheme');
const displays = named('inline-block none');
const mediaQuery = /^\}*@media \((?:min-width:\d+px|prefers-color-scheme:dark)\)$/;
const simpleSelector = /^(?:\.[\w-]+|:root)$/;
const outlookOnly = /^\[if mso\]>.*<!\[endif\]$/s;

const declarationsIn = (style: string): readonly (readonly [string, string])[] =>
  style
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim(), value.join(':').trim()];
    });

function wrongStyles(style: string): readonly string[] {
  return declarationsIn(style).flatMap(([property, value]) => {
    const isKnown = properties.has(property) || special.has(property);
    const isUnsafe =
      /url\(|expression|var\(|calc\(|-\d/.test(value) || (property === 'display' && !displays.has(value));
    return isKnown && !isUnsafe ? [] : [`${property}: ${value}`];
  });
}

/** A style sheet has only classes, some of them in one of the known media queries. */
function wrongRules(sheet: string): readonly string[] {
  const rules = [...sheet.matchAll(/([^{}]*)\{(?:([^{}]*)\})?/g)];
  return rules.flatMap(([, selector = '', style]) => {
    const isKnown = (style === undefined ? mediaQuery : simpleSelector).test(selector.trim());
    return [...(isKnown ? [] : [selector.trim()]), ...wrongStyles(style?.replaceAll('!important', '') ?? '')];
  });
}

function wrongAttributes(element: Element): readonly string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'style') return wrongStyles(value);
    if (name === 'href') return /^https?:\/\//.test(value) ? [] : [`href: ${value}`];
    return attributes.has(name) ? [] : [`${element.tagName} ${name}`];
  });
}

function wrongComments(document: Document): readonly string[] {
  const walker = document.createTreeWalker(document, 128);
  const found: string[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode.textContent ?? '');
  return found.filter((comment) => !outlookOnly.test(comment));
}

/** What a mail uses, although mail programs may ignore, remove or load it; without a failure, the list is empty. */
export function outsideOfSubset(html: string): readonly string[] {
  const document = parseHtml(html);
  const all = [...document.querySelectorAll('*')];
  return [
    ...all.filter(({ tagName }) => !elements.has(tagName)).map(({ tagName }) => tagName),
    ...all.flatMap(wrongAttributes),
    ...[...document.querySelectorAll('style')].flatMap(({ textContent }) => wrongRules(textContent ?? '')),
    ...wrongComments(document),
  ];
}
