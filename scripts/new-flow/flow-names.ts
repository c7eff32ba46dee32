const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name in kebab-case, written in each case that the files of a flow use. */
export function casesOf(kebab: string) {
  const words = kebab.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    sentence: capitalised(words.join(' ')),
  };
}

const template = casesOf('sample-flow');

/** The text of a template with the flow's name in place of the template's. */
export function renamed(text: string, name: string): string {
  const wanted = casesOf(name);
  return text
    .replaceAll(template.kebab, wanted.kebab)
    .replaceAll(template.pascal, wanted.pascal)
    .replaceAll(template.camel, wanted.camel)
    .replaceAll(template.sentence, wanted.sentence);
}
