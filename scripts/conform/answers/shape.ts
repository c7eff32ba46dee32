import * as v from 'valibot';
import { asSent } from './as-sent.ts';
import { shown } from './found.ts';
import type { Found } from './found.ts';

type Issue = v.BaseIssue<unknown>;

/** For types of valibot: the words for the value that is expected. */
const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  strict_object: 'an object',
  loose_object: 'an object',
  record: 'an object',
  integer: 'a whole number',
  iso_timestamp: 'a moment with its zone, like 2026-11-21T08:00:00.000Z',
  check: 'a possible value',
};

const shownChoices = 12;

/** `("A" | "B")` of valibot as `one of A, B`. */
function choicesIn(expected: string): string {
  const names = [...expected.matchAll(/"([^"]*)"/g)].map(([, name]) => name);
  const more = names.length > shownChoices ? ', …' : '';
  return `one of ${names.slice(0, shownChoices).join(', ')}${more}`;
}

const dayPattern = String.raw`^\d{4}-\d{2}-\d{2}$`;

const typeWords: Readonly<Record<string, string>> = { string: 'a text', Array: 'a list', Object: 'an object' };

/** `(string | Array)` of valibot as `a text or a list`. */
const typesIn = (expected: string): string =>
  expected
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .map((name) => typeWords[name] ?? name)
    .join(' or ');

function expectedBy({ type, kind, expected, requirement }: Issue): string {
  if (type === 'picklist') return choicesIn(expected ?? '');
  if (type === 'union') return typesIn(expected ?? '');
  if (type === 'literal') return expected ?? 'another value';
  if (type === 'regex')
    return requirement instanceof RegExp && requirement.source === dayPattern
      ? 'a day like 2026-11-21'
      : `a text that matches ${String(requirement)}`;
  if (type === 'min_value') return `at least ${String(requirement)}`;
  if (type === 'max_value') return `at most ${String(requirement)}`;
  if (type === 'length') return `a length of ${String(requirement)}`;
  if (type === 'min_length') return `a length of at least ${String(requirement)}`;
  if (type === 'max_length') return `a length of at most ${String(requirement)}`;
  if (kind === 'schema' && expected !== null && expected.startsWith('"')) return 'a value';
  return words[type] ?? expected ?? 'another value';
}

/** `items[0].state.name`; `the answer` for the whole answer. */
function whereOf({ path }: Issue): string {
  const text = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`))
    .join('');
  return text === '' ? 'the answer' : text.replace(/^\./, '');
}

const findingOf = (issue: Issue): Found => {
  const where = whereOf(issue);
  return { where, expected: expectedBy(issue), got: shown(issue.input, where) };
};

/** What in a value does not match a schema of the contract. Fields that the contract does not know are no matter. */
export function shapeOf(schema: v.GenericSchema, value: unknown): readonly Found[] {
  const { issues = [] } = v.safeParse(asSent(schema), value);
  return issues.map(findingOf);
}
