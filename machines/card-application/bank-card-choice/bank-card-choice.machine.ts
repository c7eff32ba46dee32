import { assertEvent, assign, setup } from 'xstate';
import type { BankCard } from '#contract/entities/customer-card.ts';
import { isRegisteredBankCard } from '#rules/bank-card.ts';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type {
  BankCardChoiceContext,
  BankCardChoiceEvent,
  BankCardChoiceInput,
  BankCardPick,
} from './bank-card-choice.types.ts';

const isOffered = ({ mayBeNew, cards }: BankCardChoiceContext, choice: BankCardPick): boolean =>
  choice === 'new' ? mayBeNew : cards.some(({ id }) => id === choice);

/** The choice of the bank card that becomes the carrier (BCA-01). */
export const bankCardChoiceMachine = setup({
  types: {
    context: {} as BankCardChoiceContext,
    events: {} as BankCardChoiceEvent,
    input: {} as BankCardChoiceInput,
    tags: {} as 'busy',
  },
  actors: {
    readBankCards: providedPromise<readonly BankCard[], { customerId: number }>(),
  },
  guards: {
    mayHaveCards: ({ context }) => context.needed && context.customerId !== null,
    isNewPerson: ({ context }) => context.needed && context.customerId === null,
    isOffered: ({ context, event }) => {
      assertEvent(event, 'choose');
      return isOffered(context, event.choice);
    },
  },
  actions: {
    rememberCards: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readBankCards');
      return {
        cards: event.output.filter(({ currentState, validTo }) =>
          isRegisteredBankCard({ state: currentState.state.name, validTo }, context.today),
        ),
      };
    }),
    /** Proposes the card that was chosen earlier. If no card is registered, a new card is the only choice. */
    propose: assign(({ context }) => {
      const { cards, mayBeNew, entered } = context;
      if (entered !== null && isOffered(context, entered)) return { choice: entered };
      return cards.length === 0 && mayBeNew ? { choice: 'new' } : {};
    }),
    rememberChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { choice: event.choice };
    }),
    /** After the cards are read again, the same card is chosen again if it is still registered. */
    giveUpChoice: assign(({ context }) => ({ cards: [], entered: context.choice, choice: null })),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'bankCardChoice',
  context: ({ input }) => ({ ...input, cards: [], choice: null, demanded: false, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop decides whether you choose a bank card.',
      meta: { requirements: ['BCA-01'] },
      always: [
        { guard: 'mayHaveCards', target: 'reading' },
        { guard: 'isNewPerson', target: 'choosing' },
        { target: 'absent' },
      ],
    },
    absent: {
      description: 'The application is for another kind of card.',
      meta: { requirements: ['BCA-01'] },
    },
    reading: {
      description: 'The shop reads your registered bank cards.',
      tags: ['busy'],
      meta: { requirements: ['BCA-01'] },
      invoke: {
        id: 'readBankCards',
        src: 'readBankCards',
        input: ({ context }) => ({ customerId: required(context.customerId, 'the owner of the bank cards') }),
        onDone: { target: 'choosing', actions: 'rememberCards' },
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
      on: { demand: { actions: 'demand' } },
    },
    unread: {
      description: 'Your registered bank cards could not be read. You can try again.',
      meta: { requirements: ['BCA-01', 'API-02'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        demand: { actions: 'demand' },
      },
    },
    choosing: {
      description: 'You choose one of your registered bank cards, or a new one.',
      meta: { requirements: ['BCA-01'] },
      entry: 'propose',
      on: {
        choose: { guard: 'isOffered', actions: 'rememberChoice' },
        readAgain: { guard: 'mayHaveCards', target: 'reading', actions: 'giveUpChoice' },
        demand: { actions: 'demand' },
      },
    },
  },
});
