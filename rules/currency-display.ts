/**
 * How a currency is shown beside an amount in a language. Slovaks know Czech crowns as Kč, but the locale data of Slovak
 * contain only the code; in the other languages, the locale data are right.
 */
export const currencyDisplayIn = (language: string): 'narrowSymbol' | 'symbol' =>
  language === 'sk' ? 'narrowSymbol' : 'symbol';
