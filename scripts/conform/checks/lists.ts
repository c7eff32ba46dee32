import { found } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { readSuccess } from '../answers/read-answer.ts';
import { entriesIn } from '../answers/schema-parts.ts';
import { rowsOf, valueAt } from '../answers/value-at.ts';
import { callerOf, isMissing } from '../back-end.ts';
import type { Parts, QueryValue } from '../http/client.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { ask } from './check-call.ts';
import type { Checking } from './check-call.ts';
import { filterChecks } from './filters.ts';
import { orderFindings, reverseFindings } from './order-of-rows.ts';
import { identityOf } from './page.ts';
import type { Page } from './page.ts';

/** The most rows that one answer contains. */
const mostRows = 999;
const defaultLimit = 25;

const pageIn = (json: unknown): Page => ({ rows: rowsOf(json), totalCount: Number(valueAt(json, 'totalCount')) });

const identities = (rows: readonly unknown[]): string => rows.map(identityOf).join(', ');

type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

const requestWith = (query: Query): string =>
  `with ${Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&')}`;

/** Reads pages of the list that is checked. */
class ListReader {
  readonly #checking: Checking;
  readonly #right: Parts;

  constructor(checking: Checking, right: Parts) {
    this.#checking = checking;
    this.#right = right;
  }

  /** The page for these parameters; what differs from the contract is noted. */
  async page(query: Query): Promise<Page | undefined> {
    const { endpoint, record, backEnd } = this.#checking;
    const request = requestWith(query);
    const parts = { ...this.#right, query: { ...this.#right.query, ...query } };
    const answer = await ask(this.#checking, request, parts, callerOf(endpoint));
    if (answer === undefined) return undefined;
    const { findings, json } = readSuccess(endpoint, answer, backEnd.client);
    record.add(request, findings);
    return findings.length === 0 ? pageIn(json) : undefined;
  }

  /** Reads a page and checks it. */
  async check(query: Query, findings: (page: Page) => readonly Found[]): Promise<void> {
    const page = await this.page(query);
    if (page === undefined) return;
    const request = requestWith(query);
    this.#checking.record.add(request, findings(page));
  }
}

const sameRows = (rows: readonly unknown[], expected: readonly unknown[]): readonly Found[] =>
  identities(rows) === identities(expected)
    ? []
    : [
        {
          where: 'items',
          expected: `the rows with the ids ${identities(expected.slice(0, 5))}`,
          got: `${String(rows.length)} rows: ${identities(rows.slice(0, 5))}`,
        },
      ];

async function checkPaging(reader: ListReader, whole: Page, isCounted: boolean): Promise<void> {
  const { rows, totalCount } = whole;
  const sameCount = (page: Page): readonly Found[] =>
    isCounted && page.totalCount !== totalCount
      ? [found('totalCount', `${String(totalCount)}, as on every page`, page.totalCount)]
      : [];
  const pages: readonly (readonly [limit: number, offset: number])[] = [
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 2],
    [1, rows.length - 1],
    [10, rows.length],
  ];
  for (const [limit, offset] of pages) {
    if (offset < 0) continue;
    await reader.check({ limit, offset }, (page) => [
      ...sameRows(page.rows, rows.slice(offset, offset + limit)),
      ...sameCount(page),
    ]);
  }
  await reader.check({ limit: 2 }, (page) => sameRows(page.rows, rows.slice(0, 2)));
}

async function checkSorting(
  checking: Checking,
  reader: ListReader,
  whole: Page,
  { columns = {} }: CallPlan,
): Promise<void> {
  const all = whole.rows.map(identityOf).toSorted().join();
  for (const sortBy of checking.endpoint.sortColumns ?? []) {
    const column = columns[sortBy] ?? null;
    const up = await reader.page({ limit: mostRows, sortBy, sortDesc: false });
    const down = await reader.page({ limit: mostRows, sortBy, sortDesc: true });
    if (up === undefined || down === undefined) continue;
    const request = `with sortBy=${sortBy}`;
    for (const { rows } of [up, down]) {
      const isSame = rows.map(identityOf).toSorted().join() === all;
      checking.record.add(
        request,
        isSame
          ? []
          : [{ where: 'items', expected: 'the same rows in another order', got: `${String(rows.length)} rows` }],
      );
    }
    if (column === null) continue;
    checking.record.add(`${request}&sortDesc=false`, orderFindings(up.rows, column, false));
    checking.record.add(`${request}&sortDesc=true`, [
      ...orderFindings(down.rows, column, true),
      ...reverseFindings(up.rows, down.rows, column),
    ]);
  }
}

async function checkFilters(
  { endpoint }: Checking,
  reader: ListReader,
  whole: Page,
  { filters = {} }: CallPlan,
): Promise<void> {
  for (const [name, schema] of entriesIn(endpoint.query)) {
    const filter = filters[name];
    if (filter === undefined) continue;
    for (const { query, findings } of filterChecks(name, filter, schema, whole.rows))
      await reader.check({ limit: mostRows, ...query }, findings);
  }
}

/** Checks paging, sorting and filters of a list. */
export async function checkList(checking: Checking, plan: CallPlan): Promise<void> {
  const { backEnd, endpoint, record } = checking;
  if (endpoint.sortColumns === undefined) return;
  const right = await backEnd.partsOf(endpoint, callerOf(endpoint));
  if (isMissing(right)) return;
  const reader = new ListReader(checking, right);
  const whole = await reader.page({ limit: mostRows });
  if (whole === undefined) return;
  const answer = await backEnd.answerOf(endpoint, callerOf(endpoint));
  const isCounted = isMissing(answer) || valueAt(answer.json, 'isCountComplete') !== false;
  const { rows, totalCount } = whole;
  const expected = Math.min(totalCount, mostRows);
  record.add(`with limit=${String(mostRows)}`, [
    ...(rows.length === expected || !isCounted
      ? []
      : [found('totalCount', `the number of rows, ${String(rows.length)}`, totalCount)]),
    ...(new Set(rows.map(identityOf)).size === rows.length
      ? []
      : [{ where: 'items', expected: 'each row one time', got: 'a row twice' }]),
  ]);
  if (!isMissing(answer)) record.add('', sameRows(rowsOf(answer.json), rows.slice(0, defaultLimit)));
  if (rows.length === 0) record.skip('the list is empty, so that paging and sorting show nothing');
  await checkPaging(reader, whole, isCounted);
  await checkSorting(checking, reader, whole, plan);
  if (totalCount <= mostRows) await checkFilters(checking, reader, whole, plan);
}
