import * as v from 'valibot';
import { requiredText } from '../values.ts';

const Name = requiredText(100);

/** A name for people in each language of the shop; answers carry the reader's one as `displayName`. */
export const LocalisedName = v.object({ cs: Name, en: Name, sk: Name, pl: Name, ro: Name });
export type LocalisedName = v.InferOutput<typeof LocalisedName>;

/** The operator's own short name of a row, unique among its kind: `DAYS_30`, `ADULT/DAYS_30`. */
export const Code = v.pipe(v.string(), v.regex(/^[A-Z0-9_/-]{1,60}$/));
