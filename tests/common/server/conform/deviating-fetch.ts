import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Fetch } from '#scripts/conform/http/client.ts';

/** A request of the kit, which a deviation may change before the server gets it. */
export interface Asked {
  readonly url: URL;
  readonly headers: Headers;
  readonly init: RequestInit;
}

/** What a back end does in another way: with the request, with the answer, or with both. */
export interface Deviation {
  readonly ask?: (asked: Asked) => void;
  readonly answer?: (response: Response, asked: Asked) => Response | Promise<Response>;
}

const pattern = ({ path }: EndpointDefinition): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The reference server, which deviates in one of its calls. */
export function deviatingFetch({ method, path }: EndpointDefinition, { ask, answer }: Deviation): Fetch {
  const ofCall = pattern({ path } as EndpointDefinition);
  return async (url, init) => {
    const asked: Asked = { url: new URL(url), headers: new Headers(init.headers), init };
    if (init.method !== method || !ofCall.test(asked.url.pathname)) return fetch(url, init);
    ask?.(asked);
    const response = await fetch(asked.url, { ...init, headers: asked.headers });
    return answer === undefined ? response : answer(response, asked);
  };
}

/** The same answer with another status, other headers or another body. */
export async function changed(
  response: Response,
  change: { status?: number; headers?: Readonly<Record<string, string | null>>; body?: string },
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const status = change.status ?? response.status;
  const body = change.body ?? (await response.text());
  return new Response([204, 304].includes(status) ? null : body, { status, headers });
}

/** A deviation of the JSON of a success. */
export const ofJson = (change: (text: string) => string): Deviation => ({
  answer: async (response) =>
    response.status === 200 ? changed(response, { body: change(await response.text()) }) : response,
});

/** A deviation of the JSON of a refusal. */
export const ofRefusal = (change: (text: string) => string): Deviation => ({
  answer: async (response) =>
    response.status >= 400 ? changed(response, { body: change(await response.text()) }) : response,
});

const put = (value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, place) => (name === '*' || String(place) === name ? put(one, rest, change) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      if (key !== name) return [[key, member]];
      const next = put(member, rest, change);
      return next === undefined ? [] : [[key, next]];
    }),
  );
};

/** Other values at a path such as `items.*.price`; undefined removes the field. */
export const withValue =
  (path: string, change: (value: unknown) => unknown) =>
  (text: string): string =>
    JSON.stringify(put(JSON.parse(text), path.split('.'), change));
