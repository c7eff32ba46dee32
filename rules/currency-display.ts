/**
 * How a currency is named beside an amount in a language. Slovaks know Czech crowns as Kč, though the language's own
 * data has the code; elsewhere the code is what people know.
 */
export const currencyDisplayIn = (language: string): 'narrowSymbol' | 'symbol' =>
  language === 'sk' ? 'narrowSymbol' : 'symbol';
