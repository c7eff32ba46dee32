import * as v from 'valibot';

/** A text as a page formats it: a plain text, or the syntax tree of an ICU text with arguments or tags. */
const CompiledText = v.union([v.string(), v.array(v.looseObject({ type: v.number() }))]);

/** Texts by their keys, compiled by the build, so that a browser need not parse them. */
export const CompiledTexts = v.record(v.string(), CompiledText);
export type CompiledTexts = v.InferOutput<typeof CompiledTexts>;

/** The key in the page's prepared answers of the compiled texts of log-in, in the language of the page. */
export const compiledTextsKey = 'compiled-texts';
