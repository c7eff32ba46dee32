import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

function innerTrees(element: MessageFormatElement): readonly MessageFormatElement[][] {
  if (isTagElement(element)) return [element.children];
  if (!isSelectElement(element) && !isPluralElement(element)) return [];
  return Object.values(element.options).map(({ value }) => value);
}

/** All elements of a syntax tree, also those inside of choices and tags. */
export const elementsOf = (tree: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  tree.flatMap((element) => [element, ...innerTrees(element).flatMap(elementsOf)]);
