import * as v from 'valibot';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import { ErrorBody, namesByLine } from '#contract/error-names.ts';
import type { Failure } from '#machines/common/failure.ts';

export const failure = (name: string, status: number, metadata: Failure['metadata'] = {}): Failure => ({
  name,
  status,
  metadata,
});

/** The body as JSON, else as text; undefined if it is empty. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === '' ? undefined : text;
  }
}

/**
 * Parses a body. A body that does not fit is parsed once more after it was mended, by code that only such a body needs.
 */
async function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const parsed = v.safeParse(schema, body);
  if (parsed.success || typeof body !== 'object') return parsed;
  return import('./mend-answer.ts').then(
    ({ mendAnswer }) => v.safeParse(schema, mendAnswer(schema, body)),
    () => parsed,
  );
}

/** A failure contains the body as its data, and the status text (API-02). */
async function failureIn(response: Response): Promise<Failure> {
  const data = await bodyOf(response);
  const body = await parseBody(ErrorBody, data);
  const { name = '', metadata, errors } = body.success ? body.output : {};
  const told = name || (namesByLine[errors?.[0] ?? ''] ?? 'UNREADABLE_ANSWER');
  return {
    ...failure(told, response.status, metadata),
    ...(errors === undefined ? {} : { errors }),
    ...(response.statusText === '' ? {} : { statusText: response.statusText }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The file name in a `content-disposition` header. The server uses only letters, digits, dots and dashes. */
const fileNameIn = (header: string | null): string | undefined => /filename="([\w.-]+)"/.exec(header ?? '')?.[1];

/** A whole file; rejects if the connection is closed before the end of the file. */
const readFile = async ({ file }: EndpointDefinition, response: Response) =>
  response.headers.get('content-type') === file
    ? {
        fileName: fileNameIn(response.headers.get('content-disposition')),
        content: new Uint8Array(await response.arrayBuffer()),
      }
    : undefined;

/**
 * The failure of an answer that cannot be read. A page instead of JSON is its data, as of a refusal; JSON is not, because
 * it may contain data about people.
 */
const unreadable = ({ status, statusText }: Response, body?: unknown): Failure => ({
  ...failure('UNREADABLE_ANSWER', status),
  ...(typeof body === 'string' ? { data: body } : {}),
  ...(typeof body === 'string' && statusText !== '' ? { statusText } : {}),
});

function readBody(endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  if (endpoint.file !== undefined) return readFile(endpoint, response);
  return response.status === 204 ? Promise.resolve(null) : bodyOf(response);
}

/**
 * Parses the response to a call by the contract. Without a body (204), an answer that may be null is null; JSON is
 * ignored where the contract has no answer. Throws a {@link Failure}: the server's failure, or `UNREADABLE_ANSWER`.
 */
export async function readAnswer<E extends EndpointDefinition>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  if (!response.ok) throw await failureIn(response);
  const body = await readBody(endpoint, response);
  // For example, a public Wi-Fi has answered with its log-in page: the call has not reached the server.
  if (typeof body === 'string') throw unreadable(response, body);
  if (endpoint.response === undefined) return undefined as ResponseOf<E>;
  const isJson = endpoint.file === undefined && response.status !== 204;
  const parsed = isJson ? await parseBody(endpoint.response, body) : v.safeParse(endpoint.response, body);
  if (!parsed.success) throw unreadable(response, body);
  return parsed.output as ResponseOf<E>;
}
