import { describe, expect, it } from 'vitest';
import type { Call } from '#api/call.ts';
import { createComposingCall } from '#api/composing-call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { cartLifetime, accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Extension } from '#contract/extensions.ts';
import { guardedPages } from '#contract/guarded-pages.ts';

/** A call that is answered with its name, on a back end with some extensions. */
function callOn(offered: readonly Extension[], asked: Extension[] = []) {
  const made: string[] = [];
  const call: Call = ({ name }: EndpointDefinition) => {
    made.push(name);
    return Promise.resolve(name as never);
  };
  const configuration = { ticketFareAllowed: true, eWalletAllowed: false } as SystemConfiguration;
  const composing = createComposingCall(call, {
    offers: async (extension) => {
      asked.push(extension);
      return offered.includes(extension);
    },
    configuration: () => Promise.resolve(configuration),
    accountId: () => 1,
    now: () => 0,
    today: () => '2026-11-21',
  });
  return { call: composing, made };
}

describe('a call (CAL-03)', () => {
  it('that is specified is made, without a question about extensions', async () => {
    const asked: Extension[] = [];
    const { call, made } = callOn([], asked);
    await call(cartLifetime);
    expect([made, asked]).toEqual([['cartLifetime'], []]);
  });

  it('of an extension is made if the back end offers the extension', async () => {
    const { call, made } = callOn(['permissions']);
    await expect(call(accountPermissions)).resolves.toBe('accountPermissions');
    expect(made).toEqual(['accountPermissions']);
  });

  it('of an extension that the back end does not offer is answered without this call', async () => {
    const { call, made } = callOn(['accountPage']);
    const allowedPages = guardedPages.filter((page) => page !== 'electronic-wallet');
    await expect(call(accountPermissions)).resolves.toEqual({ allowedPages });
    expect(made).toEqual([]);
  });

  it('that cannot be composed fails, and is not made', async () => {
    const { call, made } = callOn([]);
    await expect(call(upcomingChanges)).rejects.toMatchObject({ name: 'NOT_OFFERED', status: 404 });
    expect(made).toEqual([]);
  });
});
