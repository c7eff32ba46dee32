import { fromPromise } from 'xstate';
import { withTab } from '#contract/account-pages.ts';
import { finishTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationResult } from '#contract/entities/tokenization.ts';
import { tokenizationReturnMachine } from '#machines/account/tokenization-return/tokenization-return.machine.ts';
import type { TokenizationReturnInput } from '#machines/account/tokenization-return/tokenization-return.types.ts';
import { hashPath } from '#runtime/hash-path.ts';
import type { Shop } from '#runtime/shop.ts';

const colours = {
  REGISTERED: 'success',
  PENDING: 'info',
  REFUSED: 'error',
  TAKEN: 'error',
  CLOSED: 'warning',
  EXPIRED: 'warning',
} as const;

export const provideTokenizationReturn = (shop: Pick<Shop, 'call' | 'showToast' | 'tell' | 'goTo'>) =>
  tokenizationReturnMachine.provide({
    actors: {
      finishTokenization: fromPromise<TokenizationResult, TokenizationReturnInput>(({ input: { fields }, signal }) =>
        shop.call(finishTokenization, { body: fields, signal }),
      ),
    },
    actions: {
      announceOutcome: ({ context: { result } }) => {
        if (result === null) return;
        const { outcome, cardNumber } = result;
        const colour = colours[outcome];
        shop.showToast({
          messageId: `tokenizationReturn.outcomes.${outcome}`,
          values: { number: cardNumber ?? '' },
          colour,
          ...(colour === 'error' ? { timeout: -1 } : {}),
        });
      },
      announceDistrusted: () => shop.showToast({ messageId: 'tokenizationReturn.distrusted', colour: 'warning' }),
      announceUnknown: () => shop.showToast({ messageId: 'tokenizationReturn.unknown', colour: 'error', timeout: -1 }),
      announceChanged: () => shop.tell('customerSelection', { type: 'refresh' }),
      showCards: () => shop.goTo(withTab(hashPath(window.location.hash), 'chip-cards'), { replace: true }),
    },
  });
