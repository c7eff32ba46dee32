import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { Texts } from './texts.ts';

type Element = Exclude<CompiledTexts[string], string>[number];
type Options = Readonly<Record<string, { readonly value: readonly Element[] }>>;

const vowels = /[aeiouyáàâäãåăéèêëěęíìîïóòôöõøúùûüůýąö]/i;
const plainLetters = 'abcdefghijklmnopqrstuvwxyz';
const accentedLetters = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ';
/** How much longer a text becomes, in tenths. */
const tenths = 4;

const accented = (letter: string): string => {
  const small = accentedLetters[plainLetters.indexOf(letter.toLowerCase())];
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
};

/**
 * Adds accents to a text and makes it 40 % longer, as a translation may be: vowels are repeated, and the missing length
 * is added at the end.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  let owed = 0;
  let longer = '';
  for (const letter of text) {
    owed += tenths;
    const times = vowels.test(letter) ? Math.floor(owed / 10) : 0;
    longer += accented(letter).repeat(1 + times);
    owed -= 10 * times;
  }
  const [rest = ''] = /\s*$/.exec(longer) ?? [];
  return `${longer.slice(0, longer.length - rest.length)}${'~'.repeat(Math.ceil(owed / 10))}${rest}`;
}

const isElements = (value: unknown): value is readonly Element[] => Array.isArray(value);
const isOptions = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/** Changes the texts inside a parsed message; its arguments, their order and their formats do not change. */
function pseudoElement(element: Element): Element {
  // The types of the ICU parser: 0 = text, 5 and 6 = choice among options, 8 = tag.
  const { type, value, options, children } = element;
  if (type === 0 && typeof value === 'string') return { ...element, value: pseudoText(value) };
  if ((type === 5 || type === 6) && isOptions(options)) {
    const chosen = Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudoElement) },
    ]);
    return { ...element, options: Object.fromEntries(chosen) as Options };
  }
  return type === 8 && isElements(children) ? { ...element, children: children.map(pseudoElement) } : element;
}

export const pseudoMessages = (messages: CompiledTexts): CompiledTexts =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudoText(message) : message.map(pseudoElement),
    ]),
  );

/**
 * Shows all texts as pseudo-texts from now on, in any language. A text that does not become longer is hard-coded; a text
 * that is cut off has too little space.
 */
export function applyPseudoTexts(texts: Texts): void {
  let changing = false;
  const change = () => {
    if (changing) return;
    changing = true;
    texts.load(texts.locale(), pseudoMessages(texts.intl().messages as CompiledTexts));
    changing = false;
  };
  change();
  texts.subscribe(change);
}
