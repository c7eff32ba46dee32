import type { Context } from 'hono';
import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJsonBody, readMultipartBody } from './read-body.ts';
import { unstorableText } from './unstorable-text.ts';

/** The validated parts of a request. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const shownIssues = 20;
const shownCharacters = 200;

const lineOf = (where: string, issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? where}: ${issue.message}`.slice(0, shownCharacters);

function parse(schema: v.GenericSchema | undefined, where: string, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const unstorable = unstorableText(value, where);
  if (unstorable !== undefined) throw new ApiError('VALIDATION_ERROR', { errors: [unstorable] });
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = result.issues.slice(0, shownIssues).map((issue) => lineOf(where, issue));
  throw new ApiError('VALIDATION_ERROR', { errors });
}

/** The query's parameters. A parameter that occurs several times is a list, any other a text. */
const queryOf = (context: Context): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );

/** Reads a body that must be an object; valibot would accept a list as an object. */
async function readObject(context: Context): Promise<unknown> {
  const body = await readJsonBody(context);
  if (Array.isArray(body)) throw new ApiError('VALIDATION_ERROR', { errors: ['body: is a list'] });
  return body;
}

async function readBody(
  context: Context,
  { multipart }: EndpointDefinition,
  schema: v.GenericSchema,
): Promise<unknown> {
  const body = multipart === undefined ? await readObject(context) : await readMultipartBody(context, multipart);
  return parse(schema, 'body', body);
}

/**
 * Validates parameters, query and body with the endpoint's schemas. Throws ApiError with one line in `errors` for each
 * invalid value.
 */
export async function readInput(context: Context, endpoint: EndpointDefinition): Promise<Input> {
  const params = parse(endpoint.params, 'path', context.req.param());
  const query = parse(endpoint.query, 'query', queryOf(context));
  const body = endpoint.request === undefined ? undefined : await readBody(context, endpoint, endpoint.request);
  return { params, query, body };
}
