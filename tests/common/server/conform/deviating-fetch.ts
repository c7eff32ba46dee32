import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Fetch } from '#scripts/conform/http/client.ts';

/** A request of the kit, which a deviation may change before the server gets it. */
export interface Asked {
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

/** What a back end does in another way: with the request, with the answer, or with both. */
export interface Deviation {
  readonly ask?: (asked: Asked) => void;
  readonly answer?: (response: Response, asked: Asked) => Response | Promise<Response>;
}

/** A call, or the browser's question before it. */
interface Call {
  readonly method: EndpointDefinition['method'] | 'OPTIONS';
  readonly path: string;
}

const isOf = ({ method, path }: Call, asked: string | undefined, { pathname }: URL): boolean =>
  asked === method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);

/** The reference server, which deviates in one of its calls. */
export function deviatingFetch(call: Call, { ask, answer }: Deviation, next: Fetch = fetch): Fetch {
  return async (url, init) => {
    const asked: Asked = { url: new URL(url), headers: new Headers(init.headers), signal: init.signal ?? null };
    if (!isOf(call, init.method, asked.url)) return next(url, init);
    ask?.(asked);
    const response = await next(asked.url.toString(), { ...init, headers: asked.headers });
    return answer === undefined ? response : answer(response, asked);
  };
}

interface Change {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** The same answer with another status, other headers or another body. */
export async function changed(response: Response, change: Change): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const status = change.status ?? response.status;
  const body = change.body ?? (await response.text());
  return new Response(status === 204 ? null : body, { status, headers });
}

type ChangeText = (text: string) => string;

/** A deviation of the body of a success. */
export const ofSuccess = (change: ChangeText): Deviation => ({
  answer: async (response) =>
    response.status === 200 ? changed(response, { body: change(await response.text()) }) : response,
});

/** A deviation of the body of a refusal. */
export const ofRefusal = (change: ChangeText): Deviation => ({
  answer: async (response) =>
    response.status >= 400 ? changed(response, { body: change(await response.text()) }) : response,
});

function put(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one) => (name === '*' ? put(one, rest, change) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === name ? put(member, rest, change) : member]),
  );
}

/** Another value at a path such as `items.*.price`; undefined removes the field. */
export const withValue =
  (path: string, change: (value: unknown) => unknown): ChangeText =>
  (text) =>
    JSON.stringify(put(JSON.parse(text), path.split('.'), change));

export const always = (value: unknown) => () => value;

/** Another value in the success. */
export const set = (path: string, change: (value: unknown) => unknown): Deviation => ofSuccess(withValue(path, change));

/** The parameter has no effect. */
export const ignoring = (name: string): Deviation => ({ ask: ({ url }) => url.searchParams.delete(name) });

export const withStatus = (from: number, to: number): Deviation => ({
  answer: (response) => (response.status === from ? changed(response, { status: to }) : response),
});

export const withHeaders = (headers: Readonly<Record<string, string | null>>): Deviation => ({
  answer: (response) => changed(response, { headers }),
});

/** Who calls without a token is taken for the last caller who had one. */
export function withoutTokens(): Deviation {
  let last = '';
  return {
    ask: ({ headers }) => {
      const given = headers.get('authorization');
      if (given === null) headers.set('authorization', last);
      else if (!given.includes('not.a.token')) last = given;
    },
  };
}

/** Everything that exists is found, no matter to whom it belongs. */
export function withoutOwners(): Deviation {
  let last = '';
  return {
    answer: async (response, { url }) => {
      if (response.status === 200) last = await response.clone().text();
      const isOthers = response.status === 404 && !url.pathname.endsWith('/2147483647');
      return isOthers ? changed(response, { status: 200, body: last }) : response;
    },
  };
}

/** Nothing is answered until the caller gives up. */
export const silent: Deviation = {
  answer: (_, { signal }) =>
    new Promise((_resolve, reject) => {
      const giveUp = (): void => {
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      if (signal?.aborted === true) giveUp();
      else signal?.addEventListener('abort', giveUp);
    }),
};
