import { handOverCard } from '#contract/endpoints/application-desk.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { cardHandOverMachine } from '../card-hand-over.machine.ts';
import { collectedCard, postedCard } from './card-hand-over.samples.ts';

const flowId = 'f7c9a1f0-5d1e-4f0e-9d5f-1c1f6a3b2d10';
const both = ['selectAll/yes', 'ask', 'confirm'];

export const cardHandOverModel = defineModel(cardHandOverMachine, {
  inputs: { shown: { flowId, cards: [postedCard, collectedCard] } },
  cases: {
    select: { posted: { id: postedCard.id, chosen: true }, notPosted: { id: postedCard.id, chosen: false } },
    selectAll: { yes: { chosen: true }, no: { chosen: false } },
    ask: { plain: {} },
    confirm: { plain: {} },
    decline: { plain: {} },
    cardsShown: {
      changed: { cards: [{ ...postedCard, version: '2' }] },
      none: { cards: [] },
    },
  },
  environment: { cardsShown: 'outside' },
  outcomes: {
    handOver: { done: { output: undefined }, ...refusalsOf(handOverCard), FORBIDDEN: refusal('FORBIDDEN'), noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  abstract: ({ failed, ...context }) => ({ ...context, failed: failed.map(({ card }) => card) }),
  home: ['choosing'],
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only shown cards are selected': ({ context: { cards, selected } }) =>
      selected.every((id) => cards.some((card) => card.id === id)),
    'no card is selected two times': ({ context: { selected } }) => new Set(selected).size === selected.length,
    'no card has both failed and still to be tried, and none is listed two times': ({
      context: { remaining, failed },
    }) => {
      const ids = [...remaining, ...failed.map(({ card }) => card)].map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
    'a question is about at least one card': ({ context, value }) =>
      value === 'choosing' || context.remaining.length > 0,
  },
  scenarios: {
    'DSK-09: all cards of the page are handed over after one question': {
      input: 'shown',
      steps: [...both, 'handOver=done', 'handOver=done'],
      ends: 'choosing',
      effects: ['refreshList'],
      with: ({ handedOver, failed, remaining, selected }) =>
        handedOver === 2 && failed.length === 0 && remaining.length === 0 && selected.length === 0,
      refuses: ['select/posted', 'selectAll/yes', 'ask'],
    },
    'DSK-09: only the selected card is handed over': {
      input: 'shown',
      steps: ['select/posted', 'ask', 'confirm', 'handOver=done'],
      ends: 'choosing',
      with: ({ handedOver, cards }) => handedOver === 1 && cards.length === 1,
    },
    'DSK-09: nothing is asked while nothing is selected': {
      input: 'shown',
      steps: ['selectAll/yes', 'selectAll/no'],
      ends: 'choosing',
      refuses: ['ask'],
    },
    'DSK-09: a declined question keeps the selection': {
      input: 'shown',
      steps: ['select/posted', 'ask', 'decline'],
      ends: 'choosing',
      with: ({ selected, remaining }) => selected.length === 1 && remaining.length === 0,
    },
    'DSK-09: a second press does nothing, and nothing can be selected while cards are handed over': {
      input: 'shown',
      steps: both,
      ends: 'handingOver',
      refuses: ['confirm', 'ask', 'decline', 'select/notPosted', 'selectAll/no'],
    },
    'DSK-05: a card that somebody else has changed is not handed over, stays selected, and the next card follows': {
      input: 'shown',
      steps: [...both, 'handOver=APPLICATION_CHANGED', 'handOver=done'],
      ends: 'choosing',
      with: ({ handedOver, failed, selected }) =>
        handedOver === 1 &&
        failed[0]?.failure.name === 'APPLICATION_CHANGED' &&
        JSON.stringify(selected) === JSON.stringify([postedCard.id]),
    },
    'DSK-09: without an answer the other cards are not tried, and all stay selected': {
      input: 'shown',
      steps: [...both, 'handOver=noAnswer'],
      ends: 'choosing',
      with: ({ failed, remaining, selected }) => failed.length === 1 && remaining.length === 1 && selected.length === 2,
    },
    'DSK-05: a card that failed is sent again in the version that the list shows now': {
      input: 'shown',
      steps: ['select/posted', 'ask', 'confirm', 'handOver=APPLICATION_CHANGED', 'cardsShown/changed', 'ask'],
      ends: 'asking',
      with: ({ remaining, failed }) => remaining[0]?.version === '2' && failed.length === 0,
    },
    'DSK-09: a card that the list does not show any more is not selected': {
      input: 'shown',
      steps: ['selectAll/yes', 'cardsShown/none'],
      ends: 'choosing',
      with: ({ selected }) => selected.length === 0,
      refuses: ['ask'],
    },
  },
});
