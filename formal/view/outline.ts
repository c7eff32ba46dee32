import { rowStyles } from '#ui/table/table.styles.ts';

/** What these say to a person or to the browser; ids and classes say nothing. */
const attributes: readonly string[] = [
  'role type name href target rel download datetime alt title lang scope inputmode autocomplete',
  'autocapitalize spellcheck placeholder accept rows tabindex minlength maxlength min max step',
  'multiple required readonly disabled open hidden colspan aria-atomic aria-busy aria-checked',
  'aria-current aria-disabled aria-expanded aria-haspopup aria-invalid aria-label aria-live',
  'aria-modal aria-pressed aria-required aria-selected aria-sort aria-valuemax aria-valuemin',
  'aria-valuenow aria-valuetext',
].flatMap((names) => names.split(' '));

/** Those that name other elements, by whose texts they are shown. */
const references: readonly string[] = ['aria-labelledby', 'aria-describedby'];

/** Elements that are told even if they are empty. */
const kept: ReadonlySet<string> = new Set(['a', 'button', 'input', 'textarea', 'select', 'option', 'tr', 'td', 'th']);

/** A name that React has made: it is another one in each page. */
const isMade = (value: string): boolean => /^_r_\w+_$/.test(value);

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const line = (name: string, value: string): string[] => [value === '' ? name : `${name}: ${plain(value)}`];

function referred(element: Element, name: string): string[] {
  const ids = element.getAttribute(name)?.split(' ') ?? [];
  const text = plain(ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' '));
  return text === '' ? [] : line(name, text);
}

function entered(element: Element): string[] {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return element.checked ? ['checked'] : [];
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isField && element.value !== '' ? line('value', element.value) : [];
}

/** The ground of a message, a chip, a card or a button says how serious or how important it is. */
function groundOf(element: Element): string[] {
  const ground = /(?:^| )bg-c_((?:info|success|warning|error)\.\w+|\w+Button|primarySystem)/.exec(
    element.getAttribute('class') ?? '',
  )?.[1];
  return ground === undefined ? [] : line('ground', ground);
}

const plainRow = new Set(rowStyles({ layout: 'compact' }).split(' '));
const toneNames = ['marked', 'ahead', 'underway', 'ready', 'barred', 'faded', 'void', 'credit'] as const;
const rowTones = toneNames.map((tone) => ({
  tone,
  looks: rowStyles({ tone, layout: 'compact' })
    .split(' ')
    .filter((look) => !plainRow.has(look)),
}));

/** How a row of a table stands out from the others. */
function toneOf({ tagName, classList }: Element): string[] {
  if (tagName !== 'TR') return [];
  // One tone may have the looks of another one, and more.
  const [fullest] = rowTones
    .filter(({ looks }) => looks.length > 0 && looks.every((look) => classList.contains(look)))
    .toSorted((one, other) => other.looks.length - one.looks.length);
  return fullest === undefined ? [] : [`row: ${fullest.tone}`];
}

/** Whether the focus has been moved here because its button was removed: the path says so, not the page. */
const isFocusPlace = (element: Element): boolean => element.getAttribute('style')?.includes('outline') === true;

const factsOf = (element: Element): string[] => [
  ...attributes.flatMap((name) => {
    const value = element.getAttribute(name);
    if (value === null || isMade(value) || (name === 'tabindex' && isFocusPlace(element))) return [];
    return line(name, value);
  }),
  ...references.flatMap((name) => referred(element, name)),
  ...entered(element),
  ...groundOf(element),
  ...toneOf(element),
];

/** Where a calendar says what has been chosen, a moment after it has been: on a busy machine later than a path goes on. */
const isAnnouncer = (element: Element): boolean => element.hasAttribute('data-live-announcer');

/** It is only around a text, for the page translators of browsers (src/ui/jsx). */
const isOfText = (node: ChildNode): boolean =>
  node instanceof HTMLSpanElement && node.getAttributeNames().every((name) => name === 'translate');

/** What is in an element; an element of a text is shown as what is in it. */
const contentOf = (element: Node): ChildNode[] =>
  [...element.childNodes].flatMap((node) => (isOfText(node) ? contentOf(node) : [node]));

/** The text that is directly in the element, with a mark for each element between it. */
function ownText(element: Element): string {
  if (isAnnouncer(element)) return '';
  const text = plain(
    contentOf(element)
      .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '…'))
      .join(''),
  );
  return /^[… ]*$/.test(text) ? '' : text;
}

function iconOf(element: Element): string[] {
  const name = /lucide-([a-z0-9-]+)/.exec(element.getAttribute('class') ?? '')?.[1];
  return name === undefined ? [] : [`icon: ${name}`];
}

/**
 * What a page says and offers, one line for each element that has a text, a state or a meaning. Elements that only arrange others
 * are left out, so that it does not depend on how the page is built.
 */
export function outlineOf(root: Element): string[] {
  return contentOf(root).flatMap((element) => {
    if (!(element instanceof Element)) return [];
    const tag = element.tagName.toLowerCase();
    if (tag === 'svg') return iconOf(element);
    const inner = outlineOf(element);
    const facts = [tag, ...factsOf(element)];
    const text = ownText(element);
    const [first = ''] = inner;
    if (text === '' && inner.length === 1 && first.startsWith('span | '))
      return [[...facts, first.slice(7)].join(' | ')];
    if (text !== '') facts.push(text);
    return facts.length > 1 || kept.has(tag) ? [facts.join(' | '), ...inner] : inner;
  });
}
