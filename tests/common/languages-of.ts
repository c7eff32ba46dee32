import { locales, type Locale } from '#contract/enumerations.ts';

/**
 * The languages for which a test states what it expects. A new language is tested for its keys and placeholders; it
 * needs no line in tests that prove a fact by examples of some languages.
 */
export const languagesOf = <Known extends Locale>(expected: Readonly<Record<Known, unknown>>): readonly Known[] =>
  locales.filter((locale): locale is Known => locale in expected);
