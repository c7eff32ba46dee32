import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshTokenization } from '#server/applications/tokenization/refresh-tokenization.ts';
import { sweepTokenizations } from '#server/applications/tokenization/sweep-tokenizations.ts';
import { bankCardTokenizations } from '#server/platform/db/schema.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type { TokenizationGateway, TokenizationStatus } from '#server/platform/services/tokenization-gateway.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { tokenizations } from '../../common/server/support/tokenization.ts';

let server: TestServer;
let tools: ReturnType<typeof tokenizations>;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = tokenizations(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await database().delete(bankCardTokenizations);
});

const minute = 60_000;
const hour = 60 * minute;
const database = () => server.services.database;

/** A gateway that gives this answer to each question. */
const gatewayWith = (status: (orderId: string) => TokenizationStatus): TokenizationGateway => ({
  lifetimeSeconds: 900,
  begin: () => {
    throw new Error('nothing is begun');
  },
  status: async (orderId) => status(orderId),
  verifyReturn: () => false,
});
const silent = gatewayWith(() => {
  throw new GatewayUnavailable('no answer');
});

async function newAttempt() {
  const applied = await tools.applied();
  const redirect = await tools.begin(applied);
  const [attempt] = await tools.attemptsOf(applied);
  if (attempt === undefined) throw new Error('the attempt is stored');
  return { applied, redirect, attempt };
}

describe('due attempts', () => {
  test('are checked at the gateway twenty at a time, those that have waited longest first, even if one check fails', async () => {
    const { attempt } = await newAttempt();
    const { applicationId, accountId } = attempt;
    const now = server.clock.now();
    const due = (ago: number) => new Date(now.getTime() - ago * minute);
    // The rows are stored in the opposite order of their due times.
    const rows = Array.from({ length: 20 }, (_, index) => ({
      applicationId,
      accountId,
      created: now,
      state: 'SUPERSEDED' as const,
      nextCheckAt: due(index + 1),
    }));
    const made = await database().insert(bankCardTokenizations).values(rows).returning();
    await database()
      .update(bankCardTokenizations)
      .set({ nextCheckAt: now })
      .where(eq(bankCardTokenizations.id, attempt.id));
    const longestFirst = [attempt, ...made].toReversed().map(({ orderId }) => String(orderId));
    const asked: string[] = [];
    const gateway = gatewayWith((orderId) => {
      asked.push(orderId);
      if (asked.length === 1) throw new Error('a defect');
      return { state: 'OPEN' };
    });
    const services = { ...server.services, tokenizationGateway: gateway };
    expect(await sweepTokenizations(services)).toBe(true);
    expect(new Set(asked)).toEqual(new Set(longestFirst.slice(0, 20)));
    expect(await sweepTokenizations(services)).toBe(false);
    expect(asked.slice(20)).toEqual(longestFirst.slice(20));
    expect(await sweepTokenizations(services)).toBe(false);
    expect(asked).toHaveLength(21);
  });

  test('are checked after five seconds and then every five seconds, by one instance at a time', async () => {
    const { applied, attempt } = await newAttempt();
    const leases: (Date | null | undefined)[] = [];
    const gateway: TokenizationGateway = {
      ...gatewayWith(() => ({ state: 'OPEN' })),
      status: async (orderId) => {
        const [row] = await tools.attemptsOf(applied);
        if (orderId === String(attempt.orderId)) leases.push(row?.nextCheckAt);
        return { state: 'OPEN' };
      },
    };
    const askedAfter = async (seconds: number) => {
      server.clock.advance(seconds * 1000);
      await sweepTokenizations({ ...server.services, tokenizationGateway: gateway });
      return leases.length;
    };
    expect([await askedAfter(4), await askedAfter(1), await askedAfter(4), await askedAfter(1)]).toEqual([0, 1, 1, 2]);
    expect(leases.at(-1)).toEqual(new Date(server.clock.now().getTime() + minute));
  });

  test('include attempts that a newer attempt has superseded', async () => {
    const { applied, redirect } = await newAttempt();
    await tools.begin(applied);
    await tools.choose(redirect, 'never');
    server.clock.advance(6000);
    await sweepTokenizations(server.services);
    expect((await tools.attemptsOf(applied)).map(({ state }) => state)).toContain('REGISTERED');
  });

  test('store the moment at which they ended', async () => {
    const { applied, redirect } = await newAttempt();
    await tools.finish(applied, await tools.choose(redirect, 'refuse'));
    expect(await tools.attemptsOf(applied)).toMatchObject([
      { state: 'REFUSED', settledAt: server.clock.now(), nextCheckAt: null },
    ]);
  });
});

describe('a gateway that does not answer', () => {
  test('is asked for three days, but not longer', async () => {
    const { attempt } = await newAttempt();
    const services = { ...server.services, tokenizationGateway: silent };
    const after = (hours: number) =>
      refreshTokenization(services, attempt, new Date(attempt.created.getTime() + hours * hour));
    expect(await after(72)).toMatchObject({ state: 'OPEN', unansweredChecks: 1 });
    expect(await after(73)).toMatchObject({ state: 'EXPIRED' });
  });

  test('has its unanswered checks reset to zero when it answers again', async () => {
    const { applied, attempt } = await newAttempt();
    const open = { ...server.services, tokenizationGateway: gatewayWith(() => ({ state: 'OPEN' })) };
    const unheard = await refreshTokenization(
      { ...server.services, tokenizationGateway: silent },
      attempt,
      attempt.created,
    );
    expect(unheard.unansweredChecks).toBe(1);
    expect(await refreshTokenization(open, unheard, attempt.created)).toMatchObject({
      state: 'OPEN',
      unansweredChecks: 0,
    });
    expect(await tools.attemptsOf(applied)).toMatchObject([{ unansweredChecks: 0 }]);
  });
});

describe('a bank card that expires', () => {
  test.each([
    ['2026-11-21', 'today', 'REGISTERED'],
    ['2026-11-20', 'yesterday', 'REFUSED'],
  ] as const)('on %s, %s, is %s', async (validTo, _, state) => {
    const { attempt } = await newAttempt();
    const card = { token: `ends-on-${validTo}`, cardNumber: '**** **** **** 1234', validTo };
    const tokenizationGateway = gatewayWith(() => ({ state: 'TOKENIZED', card }));
    const now = new Date('2026-11-21T22:00:00Z');
    expect(await refreshTokenization({ ...server.services, tokenizationGateway }, attempt, now)).toMatchObject({
      state,
    });
  });
});
