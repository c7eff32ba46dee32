const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A kebab-case name in each notation that the files of a flow use: `e-wallet` is `eWallet`, `EWallet` and `E wallet`. */
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

/** Replaces the template's name in a text by the flow's name, in each notation. */
export function renamed(text: string, name: string): string {
  const newNames = casesOf(name);
  return text
    .replaceAll(template.kebab, newNames.kebab)
    .replaceAll(template.pascal, newNames.pascal)
    .replaceAll(template.camel, newNames.camel)
    .replaceAll(template.sentence, newNames.sentence);
}
