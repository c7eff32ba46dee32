import * as v from 'valibot';
import { asEMail } from './e-mail.ts';
import { asLine } from './line.ts';
import { asLines } from './lines.ts';
import { asPassword } from './password.ts';

/** The id of a row in a body: a positive 32-bit integer. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The id of a row in a path: digits, parsed to {@link Id}. */
export const PathId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_147_483_647));

function isRealDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The earliest day that the shop accepts in any field (FMT-03). */
export const earliestDay = '1900-01-01';

/** An existing local calendar day, ISO `yyyy-MM-dd`, not before {@link earliestDay}. */
export const IsoDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(isRealDate),
  v.check((text) => text >= earliestDay),
);

/** A moment, ISO 8601 in UTC with milliseconds (`2026-11-21T08:00:00.000Z`). */
export const IsoMoment = v.pipe(v.string(), v.isoTimestamp());

/** Money in minor units (hundredths) of the configured currency: an integer that is small enough for exact sums. */
export const Money = v.pipe(v.number(), v.integer(), v.minValue(-100_000_000_000), v.maxValue(100_000_000_000));

/** Money that must be above zero, in minor units. */
export const PositiveMoney = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));

/** A text of at most `limit` characters, trimmed. */
export const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit));

/** A text of 1 to `limit` characters, trimmed. */
export const requiredText = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limit));

/** A text of one line, of at most `limit` characters; see {@link asLine}. */
export const line = (limit: number) => v.pipe(v.string(), v.transform(asLine), v.maxLength(limit));

/** A text of one line, of 1 to `limit` characters; see {@link asLine}. */
export const requiredLine = (limit: number) =>
  v.pipe(v.string(), v.transform(asLine), v.minLength(1), v.maxLength(limit));

/** An e-mail address of at most `limit` characters; see {@link asEMail}. */
export const eMail = (limit: number) => v.pipe(v.string(), v.transform(asEMail), v.maxLength(limit));

/** The e-mail address with which an account logs in. */
export const Username = eMail(254);

/** A password in the form in which it was typed, of at most 200 characters; see {@link asPassword}. */
export const Password = v.pipe(
  v.string(),
  v.check((typed) => asPassword(typed).length <= 200),
);

/** A text of several lines, of 1 to `limit` characters; see {@link asLines}. */
export const requiredLines = (limit: number) =>
  v.pipe(v.string(), v.transform(asLines), v.minLength(1), v.maxLength(limit));

/** Whether `from` is not greater than `to`; a missing bound is unlimited. */
export const isOrdered = <Bound extends string | number>(from: Bound | null, to: Bound | null): boolean =>
  from === null || to === null || from <= to;

/** How a client reads a value of an enumeration that its contract does not know (CAL-04). No server sends it. */
export const unknownName = 'UNKNOWN';
export type UnknownName = typeof unknownName;

/**
 * A value of an enumeration in an answer. A server sends one of the names, which is the input; a client also reads an
 * unknown name, as {@link unknownName}.
 */
export function readable<const Names extends readonly string[]>(names: Names) {
  const known: v.GenericSchema<Names[number], Names[number] | UnknownName> = v.picklist(names);
  return v.fallback(known, unknownName);
}

/** Like {@link readable}, of a value that an answer need not have: a client reads an unknown name as null. */
export const readableOrNone = <const Names extends readonly string[]>(names: Names) =>
  v.fallback(v.nullable(v.picklist(names)), null);

/** An entity as the server sends it, with names of the contract only. */
export type Sent<Entity extends v.GenericSchema> = v.InferInput<Entity>;

/** An enumeration's value in an answer, with its displayed name in the language of the request. */
export const named = <const Names extends readonly string[]>(names: Names) =>
  v.object({ id: Id, name: readable(names), displayName: v.string() });
