import { inEachLanguage } from '#contract/in-each-language.ts';
import { readExampleNames } from '#messages/language.ts';
import type { LocalisedName } from '../../platform/db/schema/tariff.ts';

const names = inEachLanguage(readExampleNames);

/** The name of a row of the example data in each language. Throws if a language does not have it. */
export const exampleName = (kind: string, code: string): LocalisedName =>
  inEachLanguage((locale) => {
    const name = names[locale][kind]?.[code];
    if (name === undefined) throw new Error(`messages/${locale}/language/example-names.json: no ${kind} ${code}`);
    return name;
  });
