/** A range of a source: from its first character to the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const fromTheEnd = <Part extends Span>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => other.start - one.start);

/** The source without these parts, each with the comma after it. */
export const withoutSpans = (code: string, spans: readonly Span[]): string =>
  fromTheEnd(spans).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);

/** The source with another text in the place of each part. */
export const withTexts = (code: string, parts: readonly (Span & { readonly text: string })[]): string =>
  fromTheEnd(parts).reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);
