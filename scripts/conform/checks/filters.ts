import * as v from 'valibot';
import { shown } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { choicesIn } from '../answers/schema-parts.ts';
import { valueAt } from '../answers/value-at.ts';
import type { QueryValue } from '../http/client.ts';
import type { Filter } from '../plan/call-plan.ts';
import { identityOf } from './page.ts';
import type { Page } from './page.ts';

interface FilterCheck {
  readonly query: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly findings: (page: Page) => readonly Found[];
}

const hour = 3_600_000;

/** A moment of a calendar day in any zone is at most this far from the day's noon in UTC. */
const farthest = 27 * hour;

const isValue = (value: unknown): value is QueryValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const wrongRow = (
  rows: readonly unknown[],
  path: string,
  expected: string,
  isRight: (value: unknown) => boolean,
): readonly Found[] => {
  const place = rows.findIndex((row) => !isRight(valueAt(row, path)));
  return place === -1
    ? []
    : [{ where: `items[${String(place)}].${path}`, expected, got: shown(valueAt(rows[place], path), path) }];
};

/** Rows that the filter must leave and that are not there. */
const lostRow = (page: Page, expected: readonly unknown[]): readonly Found[] => {
  const got = new Set(page.rows.map(identityOf));
  const lost = expected.find((row) => !got.has(identityOf(row)));
  return lost === undefined
    ? []
    : [
        {
          where: 'items',
          expected: `the row ${identityOf(lost).slice(0, 40)}`,
          got: `${String(page.rows.length)} rows without it`,
        },
      ];
};

const countOf = (page: Page): readonly Found[] =>
  page.totalCount === page.rows.length
    ? []
    : [
        {
          where: 'totalCount',
          expected: `the number of the filtered rows, ${String(page.rows.length)}`,
          got: String(page.totalCount),
        },
      ];

function checkOf(name: string, path: string, query: QueryValue, value: unknown, rows: readonly unknown[]): FilterCheck {
  const fitting = rows.filter((row) => valueAt(row, path) === value);
  return {
    query: { [name]: query },
    findings: (page) => [
      ...wrongRow(page.rows, path, `${shown(value)} only`, (one) => one === value),
      ...lostRow(page, fitting),
      ...countOf(page),
    ],
  };
}

/** The rows with one of two values, for a filter that may occur several times. */
function checkOfBoth(name: string, path: string, values: readonly QueryValue[], rows: readonly unknown[]): FilterCheck {
  const isOne = (value: unknown): boolean => values.some((one) => one === value);
  return {
    query: { [name]: values },
    findings: (page) => [
      ...wrongRow(page.rows, path, values.map((value) => shown(value)).join(' or '), isOne),
      ...lostRow(
        page,
        rows.filter((row) => isOne(valueAt(row, path))),
      ),
      ...countOf(page),
    ],
  };
}

function dayCheckOf(name: string, path: string, moment: string): FilterCheck {
  const day = moment.slice(0, 10);
  const noon = Date.parse(`${day}T12:00:00Z`);
  return {
    query: { [name]: day },
    findings: (page) => [
      ...wrongRow(page.rows, path, `a moment of ${day}`, (one) => Math.abs(Date.parse(String(one)) - noon) < farthest),
      ...countOf(page),
    ],
  };
}

/** Values of enumerations, the two booleans, an id, a day and a text that no row has. */
const possibleTexts = (schema: unknown): readonly string[] => [
  ...choicesIn(schema),
  'true',
  'false',
  '2147483647',
  '1900-01-02',
  'conformance-nobody',
];

/** A value of the filter that no row has. */
const absentValue = (schema: v.GenericSchema, values: readonly unknown[]): string | undefined =>
  possibleTexts(schema).find((text) => !values.map(String).includes(text) && v.safeParse(schema, text).success);

/** The checks of a filter: for the first and the last value that occur, and for a value that does not occur. */
export function filterChecks(
  name: string,
  { path, only, isDay }: Filter,
  schema: v.GenericSchema,
  rows: readonly unknown[],
): readonly FilterCheck[] {
  if (only !== undefined) return [checkOf(name, path, only.query, only.row, rows)];
  const values = [...new Set(rows.map((row) => valueAt(row, path)).filter(isValue))];
  const chosen = [...new Set([...values.slice(0, 1), ...values.slice(-1)])];
  const absent = absentValue(schema, values);
  const takesSeveral = isDay !== true && chosen.length === 2 && v.safeParse(schema, chosen.map(String)).success;
  return [
    ...(takesSeveral ? [checkOfBoth(name, path, chosen, rows)] : []),
    ...chosen.map((value) =>
      isDay === true ? dayCheckOf(name, path, String(value)) : checkOf(name, path, value, value, rows),
    ),
    ...(absent === undefined ? [] : [checkOf(name, path, absent, absent, [])]),
  ];
}
