import { fromPromise } from 'xstate';
import { configurationOf } from '#common/configuration.ts';
import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import { tokenizationMachine } from '#machines/card-application/tokenization/tokenization.machine.ts';
import type { InitTokenizationInput } from '#machines/card-application/tokenization/tokenization.types.ts';
import { tokenizationAddress } from '#machines/card-application/tokenization/tokenization.view.ts';
import { holdFailureWhileLeaving } from '#runtime/hold-failure-while-leaving.ts';
import { leaveUntilBack } from '#runtime/leave.ts';
import type { Shop } from '#runtime/shop.ts';

/** The page to which the gateway sends the browser back. */
const appRouteUrl = (linkedCustomerId: number | null): string =>
  `${window.location.origin}/#${linkedCustomerId === null ? accountPath : linkedAccountPath(linkedCustomerId)}`;

const leave = (shop: Pick<Shop, 'actor'>, target: TokenizationRedirect | null, signal: AbortSignal): Promise<void> =>
  target === null
    ? Promise.reject(new Error('the registration has no gateway address'))
    : leaveUntilBack(
        { url: tokenizationAddress(target) },
        configurationOf(shop)?.tokenizationGatewayUrl ?? null,
        signal,
      );

export const provideTokenization = (shop: Pick<Shop, 'actor' | 'call'>) =>
  tokenizationMachine.provide({
    actors: {
      initTokenization: fromPromise<TokenizationRedirect, InitTokenizationInput>(
        ({ input: { applicationId, linkedCustomerId, idempotencyKey }, signal }) =>
          holdFailureWhileLeaving(() =>
            shop.call(initTokenization, {
              params: { id: applicationId },
              body: { appRouteUrl: appRouteUrl(linkedCustomerId) },
              idempotencyKey,
              signal,
            }),
          ),
      ),
      leaveForGateway: fromPromise<void, { target: TokenizationRedirect | null }>(({ input, signal }) =>
        leave(shop, input.target, signal),
      ),
    },
  });
