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

/** A failure contains the body as its data, and the status text (API-02). */
async function failureIn(response: Response): Promise<Failure> {
  const data = await bodyOf(response);
  const body = v.safeParse(ErrorBody, data);
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
 * Parses the response to a call by the contract. Throws a {@link Failure}: the server's failure, or `UNREADABLE_ANSWER`.
 */
export async function readAnswer<E extends EndpointDefinition>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  if (!response.ok) throw await failureIn(response);
  if (response.status === 204) return undefined as ResponseOf<E>;
  // For example, a public Wi-Fi has answered with its log-in page: the call has not reached the server.
  if (endpoint.response === undefined) throw failure('UNREADABLE_ANSWER', response.status);
  const body: unknown =
    endpoint.file === undefined ? await response.json().catch(() => undefined) : await readFile(endpoint, response);
  const parsed = v.safeParse(endpoint.response, body);
  if (!parsed.success) throw failure('UNREADABLE_ANSWER', response.status);
  return parsed.output as ResponseOf<E>;
}
