import * as fc from 'fast-check';
import * as v from 'valibot';

/** A schema of an answer, with the members that the kinds of schemas have. */
export interface Part extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** For each format of a text in an answer, an example. */
const texts = [
  'Dubnice',
  '2026-11-21',
  '2026-11-21T08:00:00.000Z',
  'CZK',
  '1',
  '9203000000000017',
  'A0B1C2D3E4F5',
  'nela@linka.example',
  'CZ6508000000192000145399',
  '27074358',
  'CZ27074358',
  'https://linka.example/',
  '#aa2200',
  '12:00',
];

function textsFor(schema: v.GenericSchema): fc.Arbitrary<string> {
  const fitting = texts.filter((text) => v.is(schema, text));
  if (fitting.length === 0) throw new Error(`no example of a text fits: ${JSON.stringify(schema)}`);
  return fc.constantFrom(...fitting);
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'kind' in value;

export const partsIn = (options: readonly unknown[] = []): readonly Part[] => options.filter(isPart);

/** Whether an object is a page of a list. */
export const isList = ({ entries = {} }: Part): boolean => 'items' in entries && 'totalCount' in entries;

function objectOf(part: Part, entries: Readonly<Record<string, Part>>): fc.Arbitrary<unknown> {
  const members = Object.entries(entries);
  const requiredKeys = members.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  const record = fc.record(Object.fromEntries(members.map(([name, member]) => [name, answersOf(member)])), {
    requiredKeys,
  });
  if (!isList(part)) return record;
  return record.map((list) => ({ ...list, totalCount: Array.isArray(list['items']) ? list['items'].length : 0 }));
}

function anyOf(part: Part): fc.Arbitrary<unknown> {
  const { type, entries, item, items, wrapped, options, value, literal } = part;
  if (entries !== undefined) return objectOf(part, entries);
  if (item !== undefined) return fc.array(answersOf(item), { maxLength: 2 });
  if (items !== undefined) return fc.tuple(...items.map(answersOf));
  if (type === 'nullable' && wrapped !== undefined) return fc.option(answersOf(wrapped));
  if (wrapped !== undefined) return answersOf(wrapped);
  if (type === 'picklist') return fc.constantFrom(...(options ?? []));
  if (type === 'literal') return fc.constant(literal);
  if (options !== undefined) return fc.oneof(...partsIn(options).map(answersOf));
  if (type === 'record' && value !== undefined) return fc.dictionary(fc.constantFrom('one', 'CARD'), answersOf(value));
  if (type === 'unknown') return fc.constant({ kept: [1] });
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.integer({ min: 0, max: 90 });
  if (type === 'string') return textsFor(part);
  throw new Error(`no answers are made for the schema ${type}`);
}

/** Answers of a schema, as a server sends them; a list contains all of its rows. */
export const answersOf = (part: Part): fc.Arbitrary<unknown> =>
  part.type === 'string' ? anyOf(part) : anyOf(part).filter((answer) => v.is(part, answer));
