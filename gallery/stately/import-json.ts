import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { findComputed } from '../../tests/formal/json-round-trip.ts';
import { ImportedMachine } from './import-schema.ts';
import { normalFormOf } from './normal-form.ts';

const misfits = (form: unknown): string[] =>
  (v.safeParse(ImportedMachine, form).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? '(the whole)'}: ${issue.message}`,
  );

/**
 * A machine as the JSON that Stately imports, without what `leftOutOf` lists. Throws when it does not fit the import
 * schema, and when another function would be lost: without its guard, a transition would be open to everyone.
 */
export const importJson = ({ id, config }: AnyStateMachine): string => {
  const form = normalFormOf(config);
  const text = JSON.stringify(form, null, 2);
  const lost = findComputed(form).map((path) => `${path}: a function, which JSON does not hold`);
  const problems = [...lost, ...misfits(JSON.parse(text))];
  if (problems.length > 0) throw new Error(`Stately does not import the machine ${id}:\n${problems.join('\n')}`);
  return text;
};
