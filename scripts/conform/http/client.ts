import type { EndpointDefinition } from '#contract/endpoint.ts';
import { explainFailure } from './explain-failure.ts';

/** The answer of a back end, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A call that got no answer; `noAnswer` is the reason. */
export interface NoAnswer {
  readonly noAnswer: string;
}

export type Reply = Answer | NoAnswer;

export const isAnswer = (reply: Reply): reply is Answer => 'status' in reply;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type QueryValue = string | number | boolean;

/** The variable parts of a call. `text` is a body that is sent as it is, `body` a body that is sent as JSON. */
export interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ClientOptions {
  /** The address before the paths of all calls, without a slash at its end. */
  readonly base: string;
  /** The origin of the shop; undefined: calls are sent as if shop and back end had the same origin. */
  readonly origin: string | undefined;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
}

export interface Client {
  readonly origin: string | undefined;
  readonly call: (endpoint: Pick<EndpointDefinition, 'method' | 'path'>, parts: Parts) => Promise<Reply>;
  /** Sends a request that is not a call of the contract. */
  readonly request: (method: string, path: string, parts: Parts) => Promise<Reply>;
}

export const pathOf = (path: string, params: Parts['params'] = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function searchOf(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

const jsonType = { 'content-type': 'application/json' };

/** The body with the header that names its type; a form writes this header itself. */
function bodyOf({ body, form, text }: Parts): Pick<RequestInit, 'body'> & { readonly headers: Record<string, string> } {
  if (form !== undefined) return { body: form, headers: {} };
  if (text !== undefined) return { body: text, headers: jsonType };
  return body === undefined ? { headers: {} } : { body: JSON.stringify(body), headers: jsonType };
}

export function createClient({ base, origin, timeoutMs, fetch }: ClientOptions): Client {
  const request: Client['request'] = async (method, path, parts) => {
    const { headers, ...body } = bodyOf(parts);
    try {
      const response = await fetch(`${base}${path}${searchOf(parts.query)}`, {
        ...body,
        method,
        headers: { ...(origin === undefined ? {} : { origin }), ...headers, ...parts.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { noAnswer: explainFailure(error, timeoutMs) };
    }
  };
  return {
    origin,
    request,
    call: ({ method, path }, parts) => request(method, pathOf(path, parts.params), parts),
  };
}
