import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { found } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { membersOf, rowsOf, valueAt } from '../answers/value-at.ts';
import { isMissing } from '../back-end.ts';
import type { BackEnd } from '../back-end.ts';

const numberAt = (value: unknown, path: string): number => Number(valueAt(value, path));

const sumOf = (rows: readonly unknown[], path: string): number =>
  rows.reduce<number>((sum, row) => sum + numberAt(row, path), 0);

/** The price of every line is its price times its quantity. */
const linesOf = (rows: readonly unknown[], at: string): Found[] =>
  rows.flatMap((row, place) => {
    const product = numberAt(row, 'price') * numberAt(row, 'quantity');
    const total = valueAt(row, 'totalPrice');
    return total === product
      ? []
      : [found(`${at}[${String(place)}].totalPrice`, `price × quantity = ${String(product)}`, total)];
  });

export function cartFacts(json: unknown): readonly Found[] {
  const items = rowsOf(json);
  const sum = sumOf(items, 'totalPrice');
  const isEmpty = items.length === 0;
  return [
    ...linesOf(items, 'items'),
    ...(valueAt(json, 'totalPrice') === sum
      ? []
      : [found('totalPrice', `the sum of the items, ${String(sum)}`, valueAt(json, 'totalPrice'))]),
    ...(valueAt(json, 'empty') === isEmpty ? [] : [found('empty', String(isEmpty), valueAt(json, 'empty'))]),
    // The expiry time is ours: a back end need not send it.
    ...['cartLifetime', 'expiresAt'].flatMap((name) =>
      valueAt(json, name) === undefined || (valueAt(json, name) === null) === isEmpty
        ? []
        : [
            found(
              name,
              isEmpty ? 'null, because the cart is empty' : 'a value, because the cart has items',
              valueAt(json, name),
            ),
          ],
    ),
  ];
}

export const orderFacts = (json: unknown): readonly Found[] => {
  const items = rowsOf(json);
  const sum = sumOf(items, 'totalPrice');
  return [
    ...linesOf(items, 'items'),
    ...(valueAt(json, 'price') === sum
      ? []
      : [found('price', `the sum of the items, ${String(sum)}`, valueAt(json, 'price'))]),
  ];
};

/** The place of the first row whose value is before that of the row above it. */
const firstBefore = (
  rows: readonly unknown[],
  path: string,
  isBefore: (value: unknown, above: unknown) => boolean,
): number => rows.findIndex((row, place) => place > 0 && isBefore(valueAt(row, path), valueAt(rows[place - 1], path)));

/** Without a column to sort by, the newest number is the first. */
export function ordersFacts(json: unknown): readonly Found[] {
  const rows = rowsOf(json);
  const wrong = firstBefore(rows, 'number', (number, above) => Number(number) > Number(above));
  return [
    ...(wrong === -1
      ? []
      : [found(`items[${String(wrong)}].number`, 'the newest number first', valueAt(rows[wrong], 'number'))]),
    ...rows.flatMap((order, place) =>
      orderFacts(order).map((one) => ({ ...one, where: `items[${String(place)}].${one.where}` })),
    ),
  ];
}

/** Tickets that have not ended, in the order of their last day. */
export function activeTicketsFacts(json: unknown): readonly Found[] {
  const rows = rowsOf(json);
  const wrong = firstBefore(rows, 'validTo', (day, above) => String(day) < String(above));
  return wrong === -1
    ? []
    : [
        found(
          `items[${String(wrong)}].validTo`,
          'tickets in the order of their last day',
          valueAt(rows[wrong], 'validTo'),
        ),
      ];
}

const claimsOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The shop reads from the token when the session ends. */
export function loginFacts(json: unknown): readonly Found[] {
  const token = valueAt(json, 'token');
  const isToken = typeof token === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
  if (isToken && Number.isFinite(valueAt(claimsOf(token), 'exp'))) return [];
  return [found('token', 'a JSON Web Token with the claim exp', token)];
}

/** A photo is sent without the prefix of a data URL, and answered with it. */
export function customerFacts(json: unknown): readonly Found[] {
  const photo = valueAt(json, 'photo');
  const names = [valueAt(json, 'firstName'), valueAt(json, 'lastName')].join(' ');
  const fullName = valueAt(json, 'fullName');
  return [
    ...(typeof photo === 'string' && !/^data:image\/\w+;base64,[\w+/]+=*$/.test(photo)
      ? [
          {
            where: 'photo',
            expected: 'a data URL (data:image/jpeg;base64,…)',
            got: `a text that begins with ${JSON.stringify(photo.slice(0, 24))}`,
          },
        ]
      : []),
    ...(json === null || fullName === names ? [] : [found('fullName', 'firstName and lastName', fullName)]),
    ...(json === null ||
    valueAt(json, 'parentId') === undefined ||
    valueAt(json, 'parentId') === (valueAt(json, 'parent.id') ?? null)
      ? []
      : [found('parentId', 'the id of parent', valueAt(json, 'parentId'))]),
  ];
}

async function configurationOf(backEnd: BackEnd): Promise<unknown> {
  const answer = await backEnd.answerOf(systemConfigurations, 'nobody');
  return isMissing(answer) ? undefined : answer.json;
}

export async function localesFacts(json: unknown, backEnd: BackEnd): Promise<readonly Found[]> {
  const data = valueAt(json, 'data');
  const languages: readonly unknown[] = Array.isArray(data) ? data : [];
  const standard = valueAt(await configurationOf(backEnd), 'defaultLanguage');
  return [
    ...(languages.length > 0 ? [] : [found('data', 'at least one language', data)]),
    ...(languages.length === 0 || languages[0] === standard
      ? []
      : [found('data[0]', `the default language, ${String(standard)}`, languages[0])]),
    ...(new Set(languages).size === languages.length ? [] : [found('data', 'each language one time', data)]),
  ];
}

export const messagesFacts = (json: unknown): readonly Found[] =>
  membersOf(valueAt(json, 'data')).length > 0 ? [] : [found('data', 'the texts by their keys', valueAt(json, 'data'))];

/** An enumeration lists each of its values. */
export const enumerationFacts =
  (names: readonly string[]) =>
  (json: unknown): readonly Found[] => {
    const listed = new Set(rowsOf(json).map((one) => valueAt(one, 'name')));
    return names
      .filter((name) => !listed.has(name))
      .map((name) => ({ where: 'the answer', expected: `a value ${name}`, got: 'nothing' }));
  };

export const lifetimeFacts = (json: unknown): readonly Found[] => {
  const seconds = valueAt(json, 'cartLifetime');
  return seconds === null || (Number.isInteger(seconds) && Number(seconds) >= 0)
    ? []
    : [found('cartLifetime', 'whole seconds', seconds)];
};

export const validityFacts = (json: unknown): readonly Found[] =>
  String(valueAt(json, 'validFrom')) <= String(valueAt(json, 'validTo'))
    ? []
    : [found('validTo', 'a day not before validFrom', valueAt(json, 'validTo'))];
