/** A range of a source text: the index of its first character, and the index after its last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const fromTheEnd = <Part extends Span>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => other.start - one.start);

/** The line ends of a removed part. They are kept, so that the line numbers in source maps stay right. */
const lineEnds = (part: string): string => part.replaceAll(/[^\n]/g, '');

/** Removes the given parts from the source, each with the comma after it. */
export const withoutSpans = (code: string, spans: readonly Span[]): string =>
  fromTheEnd(spans).reduce((text, { start, end }) => {
    const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
    const after = end + comma.length;
    return text.slice(0, start) + lineEnds(text.slice(start, after)) + text.slice(after);
  }, code);

/** Replaces each of the given parts of the source by its `text`, which is one line. */
export const withTexts = (code: string, parts: readonly (Span & { readonly text: string })[]): string =>
  fromTheEnd(parts).reduce(
    (whole, { start, end, text }) =>
      whole.slice(0, start) + text + lineEnds(whole.slice(start, end)) + whole.slice(end),
    code,
  );
