import { fromPromise } from 'xstate';
import { bankCards } from '#contract/endpoints/bank-cards.ts';
import type { BankCard } from '#contract/entities/customer-card.ts';
import { bankCardChoiceMachine } from '#machines/card-application/bank-card-choice/bank-card-choice.machine.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideBankCardChoice = (shop: Pick<Shop, 'call'>) =>
  bankCardChoiceMachine.provide({
    actors: {
      readBankCards: fromPromise<readonly BankCard[], { customerId: number }>(({ input, signal }) =>
        shop.call(bankCards, { params: { id: input.customerId }, signal }),
      ),
    },
  });
