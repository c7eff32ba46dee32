import type { BenchShop } from './shop.ts';

interface Call {
  readonly path: string;
  readonly token: string;
  /** The body of a POST request; without it, the call is a GET request. */
  readonly body?: object;
}

/** Makes a call as a logged-in account; resolves to the JSON value of the answer. Throws if the call fails. */
export async function callShop(shop: BenchShop, { path, token, body }: Call): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await shop.app.request(path, { headers, ...posted }, {});
  if (!response.ok)
    throw new Error(`expected a success from ${path}, found ${response.status}: ${await response.text()}`);
  return response.json();
}
