import type { GenericSchema } from 'valibot';
import { PreparedAnswer } from './prepared-answer.ts';
import type { Route } from './route.ts';

/** The parts of valibot's schemas that contain other schemas. */
interface Part {
  readonly type: string;
  readonly default?: unknown;
  readonly fallback?: unknown;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly Part[];
}

/** Whether the field is made by `ours` (contract/ours.ts). */
const isOurs = ({ type, default: absent }: Part): boolean => type === 'optional' && absent !== undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (entries: Readonly<Record<string, Part>>, value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => entries[name] === undefined || !isOurs(entries[name]))
      .map(([name, field]) => [name, entries[name] === undefined ? field : specifiedIn(entries[name], field)]),
  );

function specifiedIn(part: Part, value: unknown): unknown {
  if (part.wrapped !== undefined) return value === null ? null : specifiedIn(part.wrapped, value);
  if (part.item !== undefined && Array.isArray(value)) return value.map((one) => specifiedIn(part.item ?? part, one));
  if (part.entries !== undefined && isObject(value)) return fieldsOf(part.entries, value);
  return (part.options ?? []).reduce<unknown>((rest, option) => specifiedIn(option, rest), value);
}

/**
 * An answer without the fields that the specification does not name, as a back end sends it that knows only the
 * specification; null for an answer that the specification does not show.
 */
export const specifiedAnswer = (schema: GenericSchema, answer: unknown): unknown =>
  'fallback' in schema ? null : specifiedIn(schema, answer);

/** The route of a server that offers no extension. */
export const specifiedRoute = (route: Route): Route => ({
  ...route,
  handler: async (call, prepared) => {
    const answer = await route.handler(call, prepared);
    const { response } = route.endpoint;
    return response === undefined || answer instanceof PreparedAnswer ? answer : specifiedAnswer(response, answer);
  },
});
