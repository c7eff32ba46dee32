import * as v from 'valibot';
import type { EndpointDefinition, AnswerOf } from '#contract/endpoint.ts';
import { ErrorBody, errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';

type Value = string | number | boolean;

/** The options of a call. `body` may also be invalid. A FormData is sent as multipart/form-data. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ServerAddress {
  readonly url: string;
}

function addressOf(
  server: ServerAddress,
  endpoint: EndpointDefinition,
  { params = {}, query = {} }: CallOptions,
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  const text = search.toString();
  return `${server.url}${path}${text === '' ? '' : `?${text}`}`;
}

/** Sends a call; returns the response without checks. */
export function send(
  server: ServerAddress,
  endpoint: EndpointDefinition,
  options: CallOptions = {},
): Promise<Response> {
  const { body, token, headers } = options;
  const isForm = body instanceof FormData;
  return fetch(addressOf(server, endpoint, options), {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** The statuses of responses that arrived in any order, lowest first. */
export const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** Sends a call that must succeed. Its answer must match the contract. */
export async function call<const E extends EndpointDefinition>(
  server: ServerAddress,
  endpoint: E,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const response = await send(server, endpoint, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.name}: expected a success, got ${String(response.status)} ${text}`);
  if (endpoint.response === undefined) {
    if (response.status !== 204 || text !== '')
      throw new Error(`${endpoint.name}: expected 204 without a body, got ${String(response.status)} ${text}`);
    return undefined as AnswerOf<E>;
  }
  return v.parse(endpoint.response, JSON.parse(text)) as AnswerOf<E>;
}

/** Sends a call that must be refused with this error name, its status, and a valid ErrorBody. */
export async function refusal(
  server: ServerAddress,
  endpoint: EndpointDefinition,
  name: ErrorName,
  options: CallOptions = {},
): Promise<ErrorBody> {
  const response = await send(server, endpoint, options);
  const text = await response.text();
  const parsed = v.safeParse(ErrorBody, response.status < 300 ? undefined : JSON.parse(text));
  const fits = parsed.success && parsed.output.name === name && response.status === errorStatus[name];
  if (!fits) throw new Error(`${endpoint.name}: expected ${name}, got ${String(response.status)} ${text}`);
  if (parsed.output.httpCode !== response.status)
    throw new Error(`${endpoint.name}: expected httpCode to be the status, got ${text}`);
  if (parsed.output.requestId !== response.headers.get('x-request-id'))
    throw new Error(`${endpoint.name}: expected requestId to be the header x-request-id, got ${text}`);
  return parsed.output;
}

const LoggedIn = v.object({ token: v.string() });
const Created = v.object({
  username: v.string(),
  password: v.string(),
  accountId: v.number(),
  customerId: v.nullable(v.number()),
});

const postJson = (server: ServerAddress, path: string, body: unknown): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Logs in to an account, by default with the demo accounts' password. Returns the token. */
export async function logIn(server: ServerAddress, username: string, password: string = demoPassword): Promise<string> {
  const response = await postJson(server, '/api/eshop/auth/login', { username, password });
  return v.parse(LoggedIn, await response.json()).token;
}

/** A new copy of a demo account for one test, logged in. `customerId` is 0 if it has no customer. */
export async function freshAccount(server: ServerAddress, purpose: DemoKey) {
  const response = await postJson(server, '/sandbox/accounts', { purpose });
  const account = v.parse(Created, await response.json());
  const token = await logIn(server, account.username, account.password);
  return { ...account, customerId: account.customerId ?? 0, token };
}
