import { rowStyles } from '#ui/table/table.styles.ts';

/** The attributes that have a meaning for a person or for the browser. Ids and classes have no such meaning. */
const attributes: readonly string[] = [
  'role type name href target rel download datetime alt title lang scope inputmode autocomplete',
  'autocapitalize spellcheck placeholder accept rows tabindex minlength maxlength min max step',
  'multiple required readonly disabled open hidden colspan aria-atomic aria-busy aria-checked',
  'aria-current aria-disabled aria-expanded aria-haspopup aria-invalid aria-label aria-live',
  'aria-modal aria-pressed aria-required aria-selected aria-sort aria-valuemax aria-valuemin',
  'aria-valuenow aria-valuetext',
].flatMap((names) => names.split(' '));

/** The attributes that refer to other elements. The outline shows the texts of these elements. */
const references: readonly string[] = ['aria-labelledby', 'aria-describedby'];

/** Elements that are in the outline even if they are empty. */
const kept: ReadonlySet<string> = new Set(['a', 'button', 'input', 'textarea', 'select', 'option', 'tr', 'td', 'th']);

/** Whether React has generated this name: such a name differs from page to page. */
const isGenerated = (value: string): boolean => /^_r_\w+_$/.test(value);

const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const line = (name: string, value: string): string[] => [value === '' ? name : `${name}: ${withSingleSpaces(value)}`];

function referred(element: Element, name: string): string[] {
  const ids = element.getAttribute(name)?.split(' ') ?? [];
  const text = withSingleSpaces(ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' '));
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

/**
 * The background colour of a message, a chip, a card or a button, because it shows how serious or how important the
 * element is.
 */
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

/** How the style of a table row differs from a normal row. */
function toneOf({ tagName, classList }: Element): string[] {
  if (tagName !== 'TR') return [];
  // If the styles of several tones match, the tone with the most styles is used, because it includes the others.
  const [fullest] = rowTones
    .filter(({ looks }) => looks.length > 0 && looks.every((look) => classList.contains(look)))
    .toSorted((one, other) => other.looks.length - one.looks.length);
  return fullest === undefined ? [] : [`row: ${fullest.tone}`];
}

/** Whether the focus was moved here because its button was removed. This depends on the path and not on the page. */
const isFocusPlace = (element: Element): boolean => element.getAttribute('style')?.includes('outline') === true;

const factsOf = (element: Element): string[] => [
  ...attributes.flatMap((name) => {
    const value = element.getAttribute(name);
    if (value === null || isGenerated(value) || (name === 'tabindex' && isFocusPlace(element))) return [];
    return line(name, value);
  }),
  ...references.flatMap((name) => referred(element, name)),
  ...entered(element),
  ...groundOf(element),
  ...toneOf(element),
];

/**
 * Whether a calendar announces the chosen day in this element. The announcement comes after a delay; on a busy machine
 * the path may already have continued.
 */
const isAnnouncer = (element: Element): boolean => element.hasAttribute('data-live-announcer');

/** Whether the span only surrounds a text, for the page translators of browsers (src/ui/jsx). */
const isOfText = (node: ChildNode): boolean =>
  node instanceof HTMLSpanElement && node.getAttributeNames().every((name) => name === 'translate');

/** The child nodes of an element; spans that only surround a text are replaced by their own child nodes. */
const contentOf = (element: Node): ChildNode[] =>
  [...element.childNodes].flatMap((node) => (isOfText(node) ? contentOf(node) : [node]));

/** The text that is directly in the element, with a mark in place of each inner element. */
function ownText(element: Element): string {
  if (isAnnouncer(element)) return '';
  const text = withSingleSpaces(
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
 * The content of a page: one line for each element that has a text, a state or a meaning. Elements that only arrange
 * others are left out, so that the outline does not depend on how the page is built.
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
