import * as v from 'valibot';
import { CompiledTexts, compiledTextsKey } from '#contract/compiled-texts.ts';
import type { Locale } from '#contract/start-up-enumerations.ts';

/** Texts before log-in that the server has put into the page, and their language. */
export interface TextsInPage {
  readonly locale: Locale;
  readonly visitor: CompiledTexts;
}

/** @param prepared the data that the server has put into the page */
export function textsInPage(prepared: ReadonlyMap<string, unknown>, locale: Locale): TextsInPage | null {
  const parsed = v.safeParse(CompiledTexts, prepared.get(compiledTextsKey));
  return parsed.success ? { locale, visitor: parsed.output } : null;
}
