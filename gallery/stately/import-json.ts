import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { findComputed } from '#formal/exploration/json-round-trip.ts';
import { ImportedMachine } from './import-schema.ts';
import { normalFormOf } from './normal-form.ts';

const schemaIssues = (form: unknown): string[] =>
  (v.safeParse(ImportedMachine, form).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? '(the whole machine)'}: ${issue.message}`,
  );

/**
 * A machine as the JSON that Stately imports, without the parts that `leftOutOf` lists. Throws if the JSON does not
 * match the import schema, or if another function would be lost: a transition without its guard would always be
 * possible.
 */
export const importJson = ({ id, config }: AnyStateMachine): string => {
  const form = normalFormOf(config);
  const text = JSON.stringify(form, null, 2);
  const lost = findComputed(form).map((path) => `${path}: a function, which JSON cannot contain`);
  const problems = [...lost, ...schemaIssues(JSON.parse(text))];
  if (problems.length > 0) throw new Error(`Stately cannot import the machine ${id}:\n${problems.join('\n')}`);
  return text;
};
