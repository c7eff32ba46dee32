import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOldCardSystem } from '#server/accounts/old-card-system/create-old-card-system.ts';
import { readEnvironment } from '#server/read-environment.ts';

afterEach(() => void vi.restoreAllMocks());

const card = { cardNumber: '1234567890123452', firstName: 'Jana', lastName: 'Nová', birthDay: null };
const configured = {
  ...readEnvironment({}),
  sandbox: false,
  oldCardSystem: { url: 'https://old.example/api', token: 'secret' },
};

/** Answers each call with this answer; returns a function that lists the calls. */
function answerCalls(answer: unknown, status = 200) {
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

describe("the old card system's client", () => {
  test('asks for a balance with its token, with a timeout of 8 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const called = answerCalls({ found: true, balance: 1500 });
    expect(await createOldCardSystem(configured).balanceOf(card)).toBe(1500);
    expect(called()).toEqual([['POST', 'https://old.example/api/balances', 'Bearer secret', card]]);
    expect(timeout.mock.calls).toEqual([[8000]]);
  });

  test('returns null as the balance of an unknown card', async () => {
    answerCalls({ found: false });
    expect(await createOldCardSystem(configured).balanceOf(card)).toBeNull();
  });

  test('takes the balance with the reference of the transfer', async () => {
    const called = answerCalls({ state: 'TAKEN', amount: 1500 });
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
  ])('does not trust the answer %j with status %d to a question for a balance', async (answer, status) => {
    answerCalls(answer, status);
    await expect(createOldCardSystem(configured).balanceOf(card)).rejects.toThrow(
      `unexpected answer, HTTP ${String(status)}`,
    );
  });

  test.each([
    [{ state: 'TAKEN', amount: 0 }, 200],
    [{ state: 'TAKEN', amount: 1500 }, 500],
    [{ state: 'REFUSED', reason: 'OTHER' }, 200],
  ])('does not trust the answer %j with status %d to a request to take a balance', async (answer, status) => {
    answerCalls(answer, status);
    const taking = { reference: 'transfer-1', card, atMost: 2000 };
    await expect(createOldCardSystem(configured).take(taking)).rejects.toThrow('unexpected answer');
  });

  test('fails in production without a configured address, and uses the simulator in the sandbox', async () => {
    const bare = { ...configured, oldCardSystem: undefined };
    await expect(createOldCardSystem(bare).balanceOf(card)).rejects.toThrow('no old card system is configured');
    const called = answerCalls({ found: true, balance: 0 });
    expect(await createOldCardSystem({ ...bare, sandbox: true }).balanceOf(card)).toBe(0);
    expect(called()).toMatchObject([
      ['POST', expect.stringMatching(/\/sandbox\/old-card-system\/balances$/), 'Bearer sandbox-token', card],
    ]);
  });
});
