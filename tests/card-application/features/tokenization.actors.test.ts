// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { TokenizationOutcome } from '#contract/enumerations.ts';
import { provideTokenizationReturn } from '#features/account/tokenization-return/tokenization-return.actors.ts';
import { provideTokenization } from '#features/card-application/tokenization/tokenization.actors.ts';
import { sampleRedirect } from '#machines/card-application/tokenization/model/tokenization.samples.ts';
import { tokenizationAddress } from '#machines/card-application/tokenization/tokenization.view.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

async function begin(linkedCustomerId: number | null, tokenizationGatewayUrl: string | null) {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { origin: 'https://shop.example', assign }, addEventListener: () => {} });
  const { shop, calls } = recordingShop({ initTokenization: sampleRedirect }, { tokenizationGatewayUrl });
  const input = { flowId: 'flow', applicationId: 5, linkedCustomerId };
  const actor = createActor(provideTokenization(shop), { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('beginning'));
  await expect.poll(() => assign.mock.calls.length > 0 || actor.getSnapshot().matches('stopped')).toBe(true);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { calls, assign, snapshot };
}

describe('starting the registration of a bank card (TOK-01)', () => {
  it.each([
    [null, '/app/user-account'],
    [7, '/app/user-linked-account/7'],
  ])('sends the page to return to, for the linked customer %s', async (linked, page) => {
    const { calls } = await begin(linked, 'https://cards.example/begin');
    expect(calls).toMatchObject([
      {
        name: 'initTokenization',
        options: { params: { id: 5 }, body: { appRouteUrl: `https://shop.example/#${page}` } },
      },
    ]);
    expect(calls[0]?.options.idempotencyKey).toMatch(/^flow:/);
  });

  it('opens the gateway with the signed fields', async () => {
    const { assign } = await begin(null, 'https://cards.example/begin');
    expect(assign).toHaveBeenCalledExactlyOnceWith(tokenizationAddress(sampleRedirect));
    const query = new URL(tokenizationAddress(sampleRedirect)).searchParams;
    const { gateway: _, ...fields } = sampleRedirect;
    expect(Object.fromEntries(query)).toEqual(fields);
  });

  it.each([null, 'https://other.example/begin'])(
    'opens no address other than the address of the configured gateway, %s',
    async (gateway) => {
      const { assign, snapshot } = await begin(null, gateway);
      expect(assign).not.toHaveBeenCalled();
      expect(snapshot.matches('stopped')).toBe(true);
    },
  );
});

describe('the return from the registration (ACC-04)', () => {
  const fields = { orderId: '5000000001', result: 'TOKENIZED', sign: 'ab' };
  async function comeBack(outcome: TokenizationOutcome) {
    window.location.hash = '#/app/user-linked-account/7?orderId=5000000001&sign=ab';
    const answer = { outcome, applicationId: 5, cardNumber: outcome === 'REGISTERED' ? '**** 1111' : null };
    const { shop, calls, effects } = recordingShop({ finishTokenization: answer });
    const toasts: unknown[] = [];
    const showToast: Shop['showToast'] = (toast) => void toasts.push(toast);
    const actor = createActor(provideTokenizationReturn({ ...shop, showToast }), { input: { fields } }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    if (actor.getSnapshot().matches('waiting')) actor.send({ type: 'goOn' });
    actor.stop();
    return { calls, effects, toasts };
  }

  it('sends the returned fields unchanged', async () => {
    const { calls } = await comeBack('REGISTERED');
    expect(calls).toMatchObject([{ name: 'finishTokenization', options: { body: fields } }]);
  });

  it.each([
    ['REGISTERED', 'success'],
    ['PENDING', 'info'],
    ['REFUSED', 'error'],
    ['TAKEN', 'error'],
    ['CLOSED', 'warning'],
    ['EXPIRED', 'warning'],
  ] as const)(
    'shows the outcome %s, reads the account again, and shows the cards on the same page',
    async (outcome, colour) => {
      const { effects, toasts } = await comeBack(outcome);
      expect(toasts).toMatchObject([{ messageId: `tokenizationReturn.outcomes.${outcome}`, colour }]);
      expect(effects).toEqual(['tell customerSelection refresh', 'go to /app/user-linked-account/7?tab=chip-cards']);
    },
  );
});
