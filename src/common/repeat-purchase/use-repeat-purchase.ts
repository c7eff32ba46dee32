import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { repeatPurchaseMachine } from '#machines/common/repeat-purchase/repeat-purchase.machine.ts';
import { useFlow } from '../use-flow.ts';
import { provideRepeatPurchase } from './repeat-purchase.actors.ts';

export type RepeatPurchaseActor = ActorRefFrom<typeof repeatPurchaseMachine>;

/** What the customer bought last, offered once more. `offers` is what the page has read last. */
export function useRepeatPurchase(offers: RepeatPurchase): RepeatPurchaseActor {
  const actor = useFlow(provideRepeatPurchase, (shop) => ({ flowId: shop.newFlowId(), offers }));
  // Before the page is painted, so that it never shows a former offer beside what it has read with the new one.
  useLayoutEffect(() => {
    if (actor.getSnapshot().context.offers !== offers) actor.send({ type: 'offersRead', offers });
  }, [actor, offers]);
  return actor;
}
