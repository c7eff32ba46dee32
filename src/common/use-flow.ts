import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { Shop } from '#runtime/shop.ts';
import { useShop } from './shop-context.tsx';

/** Creates the input of a flow when the flow starts; a flow without input does not need this function. */
type InputMaker<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? [makeInput?: (shop: Shop) => InputFrom<Machine>]
    : [makeInput: (shop: Shop) => InputFrom<Machine>];

/**
 * Runs a flow as long as the calling component is mounted, and records it in the flow log and among the live machines.
 *
 * @param provide provides the machine's actors and actions; called once
 * @param makeInput called once
 */
export function useFlow<Machine extends AnyStateMachine>(
  provide: (shop: Shop) => Machine,
  ...[makeInput]: InputMaker<Machine>
): ActorRefFrom<Machine> {
  const shop = useShop();
  const [machine] = useState(() => provide(shop));
  const [input] = useState(() => makeInput?.(shop));
  return useActorRef<AnyStateMachine>(machine, { input, inspect: shop.inspect }) as ActorRefFrom<Machine>;
}
