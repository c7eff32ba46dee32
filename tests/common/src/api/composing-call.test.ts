import { describe, expect, it } from 'vitest';
import type { Call } from '#api/call.ts';
import { createOtherAnswers } from '#api/composed/other-answers.ts';
import { createComposingCall } from '#api/composing-call.ts';
import { failure } from '#api/read-answer.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { accountPermissions, cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { guardedPages } from '#contract/guarded-pages.ts';

interface Surroundings {
  /** The extensions that the shop knows; null = start-up has not read them yet. */
  readonly known: readonly string[] | null;
  /** The extensions that the back end offers; by default the known ones. */
  readonly offered?: readonly string[];
}

/** A call that is answered with its name, or 404 if the back end does not offer its extension. */
function callOn({ known, offered = known ?? [] }: Surroundings) {
  const made: string[] = [];
  const remembered: (readonly string[])[] = [];
  const configuration = { ticketFareAllowed: true, eWalletAllowed: false, extensions: offered } as SystemConfiguration;
  const call: Call = async ({ name, extension }: EndpointDefinition) => {
    made.push(name);
    if (name === 'systemConfigurations') return configuration as never;
    if (extension !== 'specified' && !offered.includes(extension)) throw failure('NOT_FOUND', 404);
    return name as never;
  };
  const composing = {
    call,
    offers: async (extension: string) => offered.includes(extension),
    configuration: async () => configuration,
    accountId: () => 1,
    now: () => 0,
    today: () => '2026-11-21',
  };
  const composed = createComposingCall(
    call,
    () => known,
    async () => createOtherAnswers(composing, (names) => remembered.push(names)),
  );
  return { call: composed, made, remembered };
}

const composedPermissions = { allowedPages: guardedPages.filter((page) => page !== 'electronic-wallet') };

describe('a call (CAL-03)', () => {
  it('that is specified is made, even while the extensions are not known', async () => {
    const { call, made } = callOn({ known: null });
    await expect(call(cartLifetime)).resolves.toBe('cartLifetime');
    expect(made).toEqual(['cartLifetime']);
  });

  it.each([
    ['known', ['permissions']],
    ['not known yet', null],
  ])('of an extension is made if the back end offers the extension, which is %s', async (_when, known) => {
    const { call, made } = callOn({ known, offered: ['permissions'] });
    await expect(call(accountPermissions)).resolves.toBe('accountPermissions');
    expect(made).toEqual(['accountPermissions']);
  });

  it.each([
    ['known', ['accountPage']],
    ['not known yet', null],
  ])('of an extension that is not offered is composed, and not made: %s', async (_when, known) => {
    const { call, made } = callOn({ known, offered: ['accountPage'] });
    await expect(call(accountPermissions)).resolves.toEqual(composedPermissions);
    expect(made).toEqual([]);
  });

  it('that cannot be composed fails, and is not made', async () => {
    const { call, made } = callOn({ known: [] });
    await expect(call(upcomingChanges)).rejects.toMatchObject({ name: 'NOT_OFFERED', status: 404 });
    expect(made).toEqual([]);
  });

  it('is composed if the back end has stopped offering its extension meanwhile', async () => {
    const { call, made, remembered } = callOn({ known: ['permissions'], offered: ['trail'] });
    await expect(call(accountPermissions)).resolves.toEqual(composedPermissions);
    expect(made).toEqual(['accountPermissions', 'systemConfigurations']);
    expect(remembered).toEqual([['trail']]);
  });

  it.each([
    ['is still offered', ['permissions']],
    ['may still be offered, because the configuration cannot be read', null],
  ])('fails as before with a 404 of an extension that %s', async (_what, extensions) => {
    const missing: Call = async ({ name }) => {
      if (name === 'systemConfigurations' && extensions === null) throw failure('INTERNAL_ERROR', 500);
      if (name === 'systemConfigurations') return { extensions } as never;
      throw failure('NOT_FOUND', 404);
    };
    const composing = createComposingCall(
      missing,
      () => ['permissions'],
      async () => createOtherAnswers({ call: missing } as never, () => expect.fail('nothing is dropped')),
    );
    await expect(composing(accountPermissions)).rejects.toMatchObject({ name: 'NOT_FOUND', status: 404 });
  });
});
