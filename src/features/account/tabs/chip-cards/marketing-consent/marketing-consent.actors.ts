import { fromPromise } from 'xstate';
import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { marketingConsentMachine } from '#machines/account/marketing-consent/marketing-consent.machine.ts';
import type { MarketingConsentRequest } from '#machines/account/marketing-consent/marketing-consent.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** How long the toast stays, in milliseconds (CRD-01). */
const toastTime = 10_000;

export const provideMarketingConsent = (shop: Shop) =>
  marketingConsentMachine.provide({
    actors: {
      saveConsent: fromPromise<void, MarketingConsentRequest>(({ input: { cardId, value }, signal }) =>
        shop.call(updateMarketingConsent, { params: { id: cardId }, body: { value }, signal }),
      ),
    },
    actions: {
      announceSaved: ({ context: { value } }) =>
        shop.showToast({
          messageId: value ? 'marketingConsent.saved.given' : 'marketingConsent.saved.withheld',
          colour: 'success',
          timeout: toastTime,
        }),
    },
  });
