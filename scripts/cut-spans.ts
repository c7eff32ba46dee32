/** A range of a source text: the index of its first character, and the index after its last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const fromTheEnd = <Part extends Span>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => other.start - one.start);

/** Removes the given parts from the source, each with the comma after it. */
export const withoutSpans = (code: string, spans: readonly Span[]): string =>
  fromTheEnd(spans).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);

/** Replaces each of the given parts of the source by its `text`. */
export const withTexts = (code: string, parts: readonly (Span & { readonly text: string })[]): string =>
  fromTheEnd(parts).reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);
