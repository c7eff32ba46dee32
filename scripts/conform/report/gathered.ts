import type { Difference } from '../call-record.ts';

const mostShown = 20;

/** The same difference in another row of a list, or with another request, is the same. */
const kindOf = ({ where, expected }: Difference): string =>
  `${where.replaceAll(/\[\d+\]/g, '[]')} ${expected.slice(0, 24)}`;

/** The differences without repetitions: one of each kind, with the number of the others. */
export function gathered(differences: readonly Difference[]): readonly Difference[] {
  const kinds = [...Map.groupBy(differences, kindOf).values()];
  const shown = kinds.slice(0, mostShown).flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : `; and ${String(others.length)} times more`;
    return [{ ...first, got: `${first.got}${more}` }];
  });
  const hidden = kinds.length - shown.length;
  return hidden === 0
    ? shown
    : [
        ...shown,
        { where: '…', expected: 'as the contract says', got: `${String(hidden)} other differences`, request: '' },
      ];
}
