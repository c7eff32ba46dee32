import * as v from 'valibot';
import { ConfigurationError } from './configuration-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment with a schema (variables.ts). Throws ConfigurationError with one line for each wrong variable.
 */
export function parseVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment, { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    if (environment[name] === undefined) return `${name} is not set`;
    if (environment[name].trim() === '') return `${name} is empty: give it a value, or remove it`;
    return `${name} ${issue.message}`;
  });
  throw new ConfigurationError(lines.join('\n'));
}

/**
 * Parses the variables of a group, whose names have the same beginning; undefined if none of them is set. Throws
 * ConfigurationError.
 */
export function parseGroup<Schema extends v.GenericSchema>(
  prefix: string,
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> | undefined {
  const isSet = Object.entries(environment).some(([name, value]) => name.startsWith(prefix) && value !== undefined);
  return isSet ? parseVariables(schema, environment) : undefined;
}
