import { fromPromise, waitFor } from 'xstate';
import { cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { bootMachine } from '#machines/common/boot/boot.machine.ts';
import { isLoggedIn, isSettled } from '#machines/visitor/session/session.view.ts';
import { cartEnd } from '#rules/cart-lifetime.ts';
import { offeredLanguages } from '#rules/offered-languages.ts';
import { holdFailureWhileLeaving } from '#runtime/hold-failure-while-leaving.ts';
import type { Shop } from '#runtime/shop.ts';
import type { TextLoader } from '#runtime/text-loader.ts';
import { withGateways } from './with-gateways.ts';

const topCentre = { colour: 'error', position: 'top-center' } as const;
const persistent = { colour: 'error', timeout: -1 } as const;
/** The toast that is shown if texts could not be loaded (APP-03). */
export const messagesFailed = { messageId: 'boot.messagesFailed', ...persistent } as const;

export const provideBoot = (shop: Shop, texts: TextLoader) =>
  bootMachine.provide({
    actors: {
      // If this call fails, the session ends (APP-02). Leaving the page aborts the call, which must not count as a
      // failure.
      readConfiguration: fromPromise(({ signal }) =>
        holdFailureWhileLeaving(async () => withGateways(await shop.call(systemConfigurations, { signal }))),
      ),
      readLocales: fromPromise(async ({ signal }) => (await shop.call(supportedLocales, { signal })).data),
      readMessages: fromPromise(() => texts.load()),
      readBundledMessages: fromPromise(() => texts.loadBundled()),
      settleSession: fromPromise(async () => isLoggedIn(await waitFor(shop.actor('session'), isSettled))),
      followRedirect: fromPromise(async ({ input }) => {
        const { followRedirect } = await import('./follow-redirect.ts');
        return followRedirect(shop, input.allowList, window.location);
      }),
      readCartLifetime: fromPromise(async ({ signal }) => {
        const { cartLifetime: secondsLeft } = await shop.call(cartLifetime, { signal });
        return cartEnd(secondsLeft, shop.clock.now());
      }),
    },
    actions: {
      announceConfigurationFailed: () => shop.showToast({ messageId: 'boot.configurationFailed', ...topCentre }),
      announceLocalesFailed: () => shop.showToast({ messageId: 'boot.localesFailed', ...persistent }),
      announceMessagesFailed: () => shop.showToast(messagesFailed),
      keepToOfferedLanguages: ({ context: { configuration } }) => {
        if (configuration !== null) texts.keepTo(offeredLanguages(configuration));
      },
      tellCartEnd: ({ event }) => {
        if ('output' in event) shop.tell('session', { type: 'cartEndRead', cartEndsAt: event.output as number | null });
      },
      logOut: () => shop.tell('session', { type: 'logOut' }),
    },
  });
