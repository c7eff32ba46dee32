import type { ActorRefFrom } from 'xstate';
import type { repeatPurchaseMachine } from '../../../machines/repeat-purchase/repeat-purchase.machine.ts';
import { useFlow } from '../use-flow.ts';
import { useRefreshInLanguage } from '../use-refresh-in-language.ts';
import { provideRepeatPurchase } from './repeat-purchase.actors.ts';

export type RepeatPurchaseActor = ActorRefFrom<typeof repeatPurchaseMachine>;

/** What the customer bought last, offered once more. A later change of `customerId` has no effect. */
export function useRepeatPurchase(customerId: number): RepeatPurchaseActor {
  const actor = useFlow(provideRepeatPurchase, (shop) => ({ flowId: shop.newFlowId(), customerId }));
  useRefreshInLanguage(actor);
  return actor;
}
