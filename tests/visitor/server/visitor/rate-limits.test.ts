import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { changePassword, register, resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { freshAccount, refusal, send } from '#tests/common/server/support/call.ts';
import type { CallOptions } from '#tests/common/server/support/call.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { freshAddress, registration, strongPassword } from './support.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ workers: false, configuration: { trustProxy: true } });
});
afterEach(() => server.stop());

const fromAddress = (address: string, options: CallOptions): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'x-forwarded-for': address },
});
let lastAddress = 0;
const newAddress = (): string => {
  lastAddress += 1;
  return `10.0.${String(Math.floor(lastAddress / 256))}.${String(lastAddress % 256)}`;
};
const waitMinutes = (count: number): void => server.clock.advance(count * 60_000);

const calls: readonly (readonly [string, EndpointDefinition, (name: string) => CallOptions])[] = [
  ['register', register, (name) => registration(name)],
  ['resendVerification', resendVerification, (name) => ({ body: { value: name } })],
  ['resetPassword', resetPassword, (name) => ({ body: { value: name } })],
  ['changePassword', changePassword, (name) => ({ body: { token: name, password: strongPassword } })],
];

describe.each(calls)('%s (VIS-02)', (_, endpoint, options) => {
  test('is refused the sixth time in an hour for one account, from any network address', async () => {
    const name = freshAddress();
    for (let count = 0; count < 5; count += 1) {
      expect((await send(server, endpoint, fromAddress(newAddress(), options(name)))).status).not.toBe(429);
      waitMinutes(1);
    }
    // The waiting time is rounded up to whole seconds.
    server.clock.advance(500);
    const asked = fromAddress(newAddress(), options(name.toUpperCase()));
    const refused = await refusal(server, endpoint, 'TOO_MANY_ATTEMPTS', asked);
    expect(refused.metadata).toEqual({ retryAfter: 55 * 60 });
    expect((await send(server, endpoint, asked)).headers.get('retry-after')).toBe('3300');
    expect((await send(server, endpoint, fromAddress(newAddress(), options(freshAddress())))).status).not.toBe(429);
    waitMinutes(55);
    expect((await send(server, endpoint, asked)).status).not.toBe(429);
  });

  test('is refused from a network with requests for many accounts, but accepted from another network', async () => {
    await fetch(`${server.url}/sandbox/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ REQUESTS_ALLOWED_PER_ADDRESS: 4 }),
    });
    const ask = (address: string) => send(server, endpoint, fromAddress(address, options(freshAddress())));
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((host) => ask(`2001:db8:9:9::${String(host)}`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await ask('2001:db8:9:8::1')).status).not.toBe(429);
    waitMinutes(60);
    expect((await ask('2001:db8:9:9::1')).status).not.toBe(429);
  });
});

test('requests for card management are limited for each requesting account', async () => {
  const { token } = await freshAccount(server, 'adult');
  const ask = { token, body: { username: freshAddress() } };
  for (let count = 0; count < 5; count += 1) await refusal(server, requestCardManagement, 'INVALID_ACCOUNT', ask);
  await refusal(server, requestCardManagement, 'TOO_MANY_ATTEMPTS', ask);
});

test("the caller's address is the last address that the proxy has added; earlier addresses in the header are ignored", async () => {
  await fetch(`${server.url}/sandbox/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ REQUESTS_ALLOWED_PER_ADDRESS: 3 }),
  });
  const statusFrom = async (forwarded: string) =>
    (await send(server, resetPassword, fromAddress(forwarded, { body: { value: freshAddress() } }))).status;
  for (const forwardedFor of ['10.7.7.7', '10.0.0.1, 10.7.7.7', '10.0.0.2,10.7.7.7'])
    expect([forwardedFor, await statusFrom(forwardedFor)]).not.toEqual([forwardedFor, 429]);
  expect(await statusFrom('10.0.0.3, 10.7.7.7')).toBe(429);
  expect(await statusFrom('10.7.7.7, 10.7.7.8')).not.toBe(429);
});
