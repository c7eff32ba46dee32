import { fromPromise } from 'xstate';
import { confirmationMachine } from '#machines/common/confirmation/confirmation.machine.ts';
import type { Shop } from '#runtime/shop.ts';

/** Does what the person confirmed; it must be safe to repeat. Rejects with a {@link Failure}. */
export type Perform = (signal: AbortSignal) => Promise<void>;

export const provideConfirmation = (shop: Pick<Shop, 'showToast'>, perform: Perform) =>
  confirmationMachine.provide({
    actors: {
      perform: fromPromise<void>(({ signal }) => perform(signal)),
    },
    actions: {
      announceSuccess: ({ context }) => {
        const { success } = context.question;
        if (success === undefined) return;
        const { id, values = {} } = success;
        shop.showToast({ messageId: id, values, colour: 'success' });
      },
    },
  });
