import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { repeatPurchaseMachine } from '#machines/common/repeat-purchase/repeat-purchase.machine.ts';
import { useFlow } from '../use-flow.ts';
import { provideRepeatPurchase } from './repeat-purchase.actors.ts';

export type RepeatPurchaseActor = ActorRefFrom<typeof repeatPurchaseMachine>;

/** Runs the flow of the repeat purchases. `offers` are the offers that the page has last read. */
export function useRepeatPurchase(offers: RepeatPurchase): RepeatPurchaseActor {
  const actor = useFlow(provideRepeatPurchase, (shop) => ({ flowId: shop.newFlowId(), offers }));
  // A layout effect runs before the paint, so that the page never shows an old offer beside newer data.
  useLayoutEffect(() => {
    if (actor.getSnapshot().context.offers !== offers) actor.send({ type: 'offersRead', offers });
  }, [actor, offers]);
  return actor;
}
