import { fromPromise } from 'xstate';
import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { reclamationAnswerMachine } from '#machines/desk/reclamation-answer/reclamation-answer.machine.ts';
import type { AnswerRequest } from '#machines/desk/reclamation-answer/reclamation-answer.types.ts';
import type { Shop } from '#runtime/shop.ts';

interface Answered {
  readonly id: number;
  readonly reclamationNumber: string;
}

/** `refresh` reads the list again. */
export const provideReclamationAnswer = (shop: Shop, { id, reclamationNumber }: Answered, refresh: () => void) =>
  reclamationAnswerMachine.provide({
    actors: {
      send: fromPromise<void, AnswerRequest>(async ({ input: { idempotencyKey, ...body }, signal }) => {
        await shop.call(answerReclamation, { params: { id }, idempotencyKey, body, signal });
      }),
    },
    actions: {
      announceAnswered: () =>
        shop.showToast({
          messageId: 'reclamationAnswer.success',
          values: { number: reclamationNumber },
          colour: 'success',
        }),
      refreshList: refresh,
    },
  });
