import { assertEvent, assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureOf } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type {
  CardHandOverContext,
  CardHandOverEvent,
  CardHandOverInput,
  CardToHandOver,
  HandOverOrder,
} from './card-hand-over.types.ts';

const present = ({ remaining }: CardHandOverContext): CardToHandOver => required(remaining[0], 'a card to hand over');

function orderOf(context: CardHandOverContext): HandOverOrder {
  const { id, version } = present(context);
  return { id, version, idempotencyKey: idempotencyKey(context.flowId, 'HAND_OVER', id, version) };
}

/**
 * Hands over many made cards after one question, one after the other, each like the single action. What was not done
 * stays selected.
 */
export const cardHandOverMachine = setup({
  types: {
    context: {} as CardHandOverContext,
    events: {} as CardHandOverEvent,
    input: {} as CardHandOverInput,
    tags: {} as 'busy',
  },
  actors: {
    handOver: providedPromise<void, HandOverOrder>(),
  },
  guards: {
    isOther: ({ context: { cards, selected }, event }) =>
      event.type === 'select' &&
      cards.some(({ id }) => id === event.id) &&
      event.chosen !== selected.includes(event.id),
    // A part of the cards is first completed.
    isOtherForAll: ({ context: { cards, selected }, event }) =>
      event.type === 'selectAll' && cards.length > 0 && event.chosen !== (selected.length === cards.length),
    isAnySelected: ({ context }) => context.selected.length > 0,
    isLast: ({ context }) => context.remaining.length === 1,
    // If the server does not answer, it will hardly answer for the next card.
    isEnd: ({ context, event }) =>
      context.remaining.length === 1 || ('error' in event && isPassing(failureOf(event.error))),
  },
  actions: {
    select: assign(({ context: { selected }, event }) => {
      assertEvent(event, 'select');
      return { selected: event.chosen ? [...selected, event.id] : selected.filter((id) => id !== event.id) };
    }),
    selectAll: assign(({ context, event }) => {
      assertEvent(event, 'selectAll');
      return { selected: event.chosen ? context.cards.map(({ id }) => id) : [] };
    }),
    beginQuestion: assign(({ context: { cards, selected } }) => ({
      remaining: cards.filter(({ id }) => selected.includes(id)),
      handedOver: 0,
      failed: [],
    })),
    forgetQuestion: assign({ remaining: [] }),
    rememberCards: assign(({ context, event }) => {
      assertEvent(event, 'cardsShown');
      const shown = new Set(event.cards.map(({ id }) => id));
      return { cards: event.cards, selected: context.selected.filter((id) => shown.has(id)) };
    }),
    rememberDone: assign(({ context }) => {
      const { id } = present(context);
      return {
        remaining: context.remaining.slice(1),
        handedOver: context.handedOver + 1,
        // The card cannot be handed over again before the list is read again.
        cards: context.cards.filter((card) => card.id !== id),
        selected: context.selected.filter((one) => one !== id),
      };
    }),
    rememberFailure: assign(({ context, event }) => ({
      remaining: context.remaining.slice(1),
      failed:
        'error' in event
          ? [...context.failed, { card: present(context), failure: failureOf(event.error) }]
          : context.failed,
    })),
    refreshList: providedAction,
  },
}).createMachine({
  id: 'cardHandOver',
  context: ({ input }) => ({ ...input, selected: [], remaining: [], handedOver: 0, failed: [] }),
  initial: 'choosing',
  on: { cardsShown: { actions: 'rememberCards' } },
  states: {
    choosing: {
      description:
        'You select the cards that you hand over. After a handover the page says how many cards were handed over, and which were not and why.',
      meta: { requirements: ['DSK-09'] },
      on: {
        select: { guard: 'isOther', actions: 'select' },
        selectAll: { guard: 'isOtherForAll', actions: 'selectAll' },
        ask: { guard: 'isAnySelected', target: 'asking', actions: 'beginQuestion' },
      },
    },
    asking: {
      description: 'One question for all selected cards says how many they are, and what happens.',
      meta: { requirements: ['DSK-09', 'CNF-01'] },
      on: {
        confirm: { target: 'handingOver' },
        decline: { target: 'choosing', actions: 'forgetQuestion' },
      },
    },
    handingOver: {
      description:
        'The cards are handed over one after the other, and you see how many are done. You cannot do anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['DSK-09', 'DSK-05'] },
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => orderOf(context),
        onDone: [
          { guard: 'isLast', target: 'choosing', actions: ['rememberDone', 'refreshList'] },
          { target: 'handingOver', reenter: true, actions: 'rememberDone' },
        ],
        onError: [
          { guard: 'isEnd', target: 'choosing', actions: ['rememberFailure', 'refreshList'] },
          { target: 'handingOver', reenter: true, actions: 'rememberFailure' },
        ],
      },
    },
  },
});
