import { fromPromise } from 'xstate';
import { checkIsicNumber } from '#contract/endpoints/customer-writes.ts';
import { profileChoiceMachine } from '#machines/card-application/profile-choice/profile-choice.machine.ts';
import type { IsicRequest } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import type { Shop } from '#runtime/shop.ts';

async function checkIsic(shop: Shop, request: IsicRequest, signal: AbortSignal): Promise<boolean> {
  const { excludedCustomerId, ...query } = request;
  const excluded = excludedCustomerId === null ? {} : { excludedCustomerId };
  const { valid } = await shop.call(checkIsicNumber, { query: { ...query, ...excluded }, signal });
  return valid;
}

export const provideProfileChoice = (shop: Shop) =>
  profileChoiceMachine.provide({
    actors: { checkIsic: fromPromise<boolean, IsicRequest>(({ input, signal }) => checkIsic(shop, input, signal)) },
  });
