import type { BenchShop } from './shop.ts';

interface Call {
  readonly path: string;
  readonly token: string;
  /** Without it, the call only reads. */
  readonly body?: object;
}

/** Makes a call as a logged-in account; resolves to the answer's JSON value. Throws if the answer is no success. */
export async function callShop(shop: BenchShop, { path, token, body }: Call): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await shop.app.request(path, { headers, ...posted }, {});
  if (!response.ok)
    throw new Error(`expected a success from ${path}, found ${response.status}: ${await response.text()}`);
  return response.json();
}
