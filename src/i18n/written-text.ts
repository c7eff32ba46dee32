import { TYPE, type MessageFormatElement, type SelectElement } from '@formatjs/icu-messageformat-parser';

type Tree = readonly MessageFormatElement[];

/** Stands for an element that can be written in several ways; no text contains it, so such a text is parsed again. */
const manyWays = '\0';

/** A literal as an ICU text writes it, with its syntax characters in apostrophes. */
const escaped = (literal: string, isInPlural: boolean): string =>
  literal.replaceAll("'", "''").replaceAll(isInPlural ? /[{}<>#]+/g : /[{}<>]+/g, "'$&'");

const writtenOptions = ({ options }: Pick<SelectElement, 'options'>, isInPlural: boolean): string =>
  Object.entries(options)
    .map(([name, { value }]) => `${name} {${writtenText(value, isInPlural)}}`)
    .join(' ');

function writtenElement(element: MessageFormatElement, isInPlural: boolean): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value, isInPlural);
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
      return (element.style ?? null) === null ? `{${element.value}, number}` : manyWays;
    case TYPE.select:
      return `{${element.value}, select, ${writtenOptions(element, isInPlural)}}`;
    case TYPE.plural:
      if (element.pluralType !== 'cardinal' || element.offset !== 0) return manyWays;
      return `{${element.value}, plural, ${writtenOptions(element, true)}}`;
    case TYPE.pound:
      return '#';
    case TYPE.tag:
      return `<${element.value}>${writtenText(element.children, isInPlural)}</${element.value}>`;
    case TYPE.date:
    case TYPE.time:
      return manyWays;
  }
}

/**
 * The ICU text of a syntax tree, in the style of the shop's texts. A text in another style is only not recognised as the
 * same.
 */
export const writtenText = (tree: Tree, isInPlural = false): string =>
  tree.map((element) => writtenElement(element, isInPlural)).join('');
