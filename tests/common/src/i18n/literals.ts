import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];

/** The words of a parsed message: the texts between its arguments, in all of its variants. */
export function literalsOf(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    }
    return [];
  });
}
