import * as v from 'valibot';
import { inEachLanguage } from '../in-each-language.ts';
import { requiredText } from '../values.ts';

const Name = requiredText(100);

/**
 * A displayed name in each language of the shop. Answers contain only the name in the reader's language, as
 * `displayName`.
 */
export const LocalisedName = v.object(inEachLanguage(() => Name));
export type LocalisedName = v.InferOutput<typeof LocalisedName>;

/** The operator's short name of a row, unique among rows of the same kind: `DAYS_30`, `ADULT/DAYS_30`. */
export const Code = v.pipe(v.string(), v.regex(/^[A-Z0-9_/-]{1,60}$/));
