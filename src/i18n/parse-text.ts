import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isTagElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { Locale } from '#contract/start-up-enumerations.ts';
import { elementsOf } from './elements.ts';
import { treeOf } from './syntax-tree.ts';

type Tree = readonly MessageFormatElement[];

/** What the shop gives for an argument: a number, a moment, what a tag becomes, or something else that can be shown. */
type Kind = 'number' | 'moment' | 'tag' | 'other';

function kindOf(element: MessageFormatElement): Kind {
  if (isTagElement(element)) return 'tag';
  if (isDateElement(element) || isTimeElement(element)) return 'moment';
  return isNumberElement(element) || isPluralElement(element) ? 'number' : 'other';
}

/** The arguments and tags of a text. */
const argumentsOf = (tree: Tree) =>
  elementsOf(tree).flatMap((element) =>
    isLiteralElement(element) || isPoundElement(element) ? [] : [{ name: element.value, kind: kindOf(element) }],
  );

/**
 * Whether the shop gives all values that the text needs, since it gives those of its own text. A number can be shown as
 * it is.
 */
function fits(tree: Tree, own: Tree): boolean {
  const given = argumentsOf(own);
  return argumentsOf(tree).every(({ name, kind }) =>
    given.some((one) => one.name === name && (one.kind === kind || (one.kind === 'number' && kind === 'other'))),
  );
}

/** Throws if a number of the text has a format that does not exist. The parser refuses such formats of moments. */
function tryFormats(locale: Locale, tree: Tree): void {
  for (const element of elementsOf(tree)) {
    if (isNumberElement(element) && isNumberSkeleton(element.style))
      new Intl.NumberFormat(locale, element.style.parsedOptions).format(0);
  }
}

/** A text of the server in place of the shop's `own` text; null if it cannot be shown. */
export function parseText(
  locale: Locale,
  text: string,
  own: CompiledTexts[string],
): Exclude<CompiledTexts[string], string> | null {
  try {
    const tree = parse(text, { captureLocation: false });
    if (!fits(tree, treeOf(own))) return null;
    tryFormats(locale, tree);
    return tree.map((element) => ({ ...element }));
  } catch {
    return null;
  }
}
