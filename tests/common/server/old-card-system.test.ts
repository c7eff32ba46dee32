import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOldCardSystem } from '#server/accounts/old-card-system/create-old-card-system.ts';
import { readConfiguration } from '#server/platform/configuration/read-configuration.ts';

afterEach(() => void vi.restoreAllMocks());

const card = { cardNumber: '1234567890123452', firstName: 'Jana', lastName: 'Nová', birthDay: null };
const configured = {
  ...readConfiguration({}),
  sandbox: false,
  oldCardSystem: { url: 'https://old.example/api', token: 'secret' },
};

/** Answers each call so; gives what was called. */
function answering(answer: unknown, status = 200) {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(answer, { status })));
  return () =>
    fetching.mock.calls.map(([url, { method, headers, body } = {}]) => [
      method,
      url,
      new Headers(headers).get('authorization'),
      JSON.parse(typeof body === 'string' ? body : '') as unknown,
    ]);
}

describe('the old card system', () => {
  test('is asked for a balance with its token, and waited for as long as 8 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const called = answering({ found: true, balance: 1500 });
    expect(await createOldCardSystem(configured).balanceOf(card)).toBe(1500);
    expect(called()).toEqual([['POST', 'https://old.example/api/balances', 'Bearer secret', card]]);
    expect(timeout.mock.calls).toEqual([[8000]]);
  });

  test('has no balance of a card that it does not know', async () => {
    answering({ found: false });
    expect(await createOldCardSystem(configured).balanceOf(card)).toBeNull();
  });

  test('takes the balance under the reference of the transfer', async () => {
    const called = answering({ state: 'TAKEN', amount: 1500 });
    const taking = { reference: 'transfer-1', card, atMost: 2000 };
    expect(await createOldCardSystem(configured).take(taking)).toEqual({ state: 'TAKEN', amount: 1500 });
    expect(called()).toEqual([
      ['PUT', 'https://old.example/api/takings/transfer-1', 'Bearer secret', { ...card, atMost: 2000 }],
    ]);
  });

  test.each([
    [{ found: true, balance: -1 }, 200],
    [{ found: true, balance: 100_000_001 }, 200],
    [{ found: true, balance: 1.5 }, 200],
    [{ found: true }, 200],
    [{ found: true, balance: 1500 }, 201],
  ])('gives no trustworthy answer with %j, status %d', async (answer, status) => {
    answering(answer, status);
    await expect(createOldCardSystem(configured).balanceOf(card)).rejects.toThrow(
      `unexpected answer, HTTP ${String(status)}`,
    );
  });

  test.each([
    [{ state: 'TAKEN', amount: 0 }, 200],
    [{ state: 'TAKEN', amount: 1500 }, 500],
    [{ state: 'REFUSED', reason: 'OTHER' }, 200],
  ])('has not decided with %j, status %d', async (answer, status) => {
    answering(answer, status);
    const taking = { reference: 'transfer-1', card, atMost: 2000 };
    await expect(createOldCardSystem(configured).take(taking)).rejects.toThrow('unexpected answer');
  });

  test('that is not configured never answers outside of the sandbox, where it is the simulator', async () => {
    const bare = { ...configured, oldCardSystem: undefined };
    await expect(createOldCardSystem(bare).balanceOf(card)).rejects.toThrow('no old card system is configured');
    const called = answering({ found: true, balance: 0 });
    expect(await createOldCardSystem({ ...bare, sandbox: true }).balanceOf(card)).toBe(0);
    expect(called()).toMatchObject([
      ['POST', expect.stringMatching(/\/sandbox\/old-card-system\/balances$/), 'Bearer sandbox-token', card],
    ]);
  });
});
