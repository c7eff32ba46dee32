import { fromPromise } from 'xstate';
import { handOverCard } from '#contract/endpoints/application-desk.ts';
import { cardHandOverMachine } from '#machines/desk/card-hand-over/card-hand-over.machine.ts';
import type { HandOverOrder } from '#machines/desk/card-hand-over/card-hand-over.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** Each card is handed over by the call of the single action. `refresh` reads the list again. */
export const provideCardHandOver = ({ call }: Pick<Shop, 'call'>, refresh: () => void) =>
  cardHandOverMachine.provide({
    actors: {
      handOver: fromPromise<void, HandOverOrder>(async ({ input: { id, version, idempotencyKey }, signal }) => {
        await call(handOverCard, { params: { id }, body: { version }, idempotencyKey, signal });
      }),
    },
    actions: { refreshList: refresh },
  });
