import { shown } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { valueAt } from '../answers/value-at.ts';
import type { Column } from '../plan/call-plan.ts';

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** The values of a column in the order of the rows. Where rows without a value stand is free. */
const valuesOf = (rows: readonly unknown[], path: string): readonly unknown[] =>
  rows.map((row) => valueAt(row, path)).filter(isPresent);

/** Equal values that stand together count as one. */
const runsOf = (values: readonly unknown[]): readonly string[] =>
  values.map((value) => JSON.stringify(value)).filter((text, place, all) => text !== all[place - 1]);

type Compare = (one: unknown, other: unknown) => number;

const byAlphabet = (locale: string, options: Intl.CollatorOptions = {}): Compare => {
  const collator = new Intl.Collator(locale, options);
  return (one, other) => collator.compare(String(one), String(other));
};

/** The order of texts is free, as long as it is one of these. */
const ordersOfTexts: readonly Compare[] = [
  byAlphabet('en'),
  byAlphabet('cs'),
  byAlphabet('en', { numeric: true }),
  (one, other) => (String(one) < String(other) ? -1 : Number(one !== other)),
  (one, other) => String(one).length - String(other).length || (String(one) < String(other) ? -1 : 1),
];

const byNumber: readonly Compare[] = [(one, other) => Number(one) - Number(other)];

/** The place of the first value that stands after a greater one; undefined if the values are in order. */
const firstWrong = (values: readonly unknown[], compare: Compare, isDescending: boolean): number | undefined => {
  const place = values.findIndex((value, index) => {
    if (index === 0) return false;
    const order = compare(values[index - 1], value);
    return isDescending ? order < 0 : order > 0;
  });
  return place === -1 ? undefined : place;
};

/** What is wrong with the order of rows that are sorted by a column. */
export function orderFindings(
  rows: readonly unknown[],
  { path, isGrouped }: Column,
  isDescending: boolean,
): readonly Found[] {
  const values = valuesOf(rows, path);
  const runs = runsOf(values);
  if (new Set(runs).size !== runs.length)
    return [
      { where: `items[].${path}`, expected: 'equal values beside one another', got: runs.slice(0, 8).join(', ') },
    ];
  if (isGrouped === true) return [];
  const isText = values.some((value) => typeof value === 'string');
  const wrong = (isText ? ordersOfTexts : byNumber).map((compare) => firstWrong(values, compare, isDescending));
  const [place] = wrong;
  if (place === undefined || wrong.includes(undefined)) return [];
  const expected = isDescending ? 'a value that is not greater than' : 'a value that is not less than';
  return [
    {
      where: `items[].${path}`,
      expected: `${expected} ${shown(values[place - 1])} before it`,
      got: shown(values[place]),
    },
  ];
}

/** What shows that one direction is not the reverse of the other. */
export function reverseFindings(up: readonly unknown[], down: readonly unknown[], { path }: Column): readonly Found[] {
  const [rising, falling] = [runsOf(valuesOf(up, path)), runsOf(valuesOf(down, path))];
  if (rising.toReversed().join() === falling.join()) return [];
  return [
    {
      where: `items[].${path}`,
      expected: `the reverse of sortDesc=false: ${rising.toReversed().slice(0, 4).join(', ')}`,
      got: falling.slice(0, 4).join(', '),
    },
  ];
}
