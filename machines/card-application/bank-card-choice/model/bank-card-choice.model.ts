import * as v from 'valibot';
import { bankCards } from '#contract/endpoints/bank-cards.ts';
import type { BankCard } from '#contract/entities/customer-card.ts';
import type { CardState } from '#contract/enumerations.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { bankCardChoiceMachine } from '../bank-card-choice.machine.ts';
import type { BankCardChoiceInput } from '../bank-card-choice.types.ts';

const card = (id: number, state: CardState, validTo = '2030-12-31'): BankCard => ({
  id,
  cardNumber: `**** **** **** 000${String(id)}`,
  currentState: { state: { id, name: state, displayName: state } },
  validTo,
});

const known: BankCardChoiceInput = { needed: true, customerId: 1, mayBeNew: true, today: '2026-11-21', entered: null };

export const bankCardChoiceModel = defineModel(bankCardChoiceMachine, {
  inputs: {
    known,
    'chosen before': { ...known, entered: 1 },
    'new person': { ...known, customerId: null },
    'no new cards': { ...known, mayBeNew: false },
    'another kind of card': { ...known, needed: false },
  },
  cases: {
    choose: { new: { choice: 'new' }, first: { choice: 1 }, ended: { choice: 3 } },
    demand: { plain: {} },
    retry: { plain: {} },
    readAgain: { plain: {} },
  },
  environment: { demand: 'outside', readAgain: 'outside' },
  outcomes: {
    readBankCards: {
      some: { output: [card(1, 'TOKENIZED'), card(2, 'BLOCKED'), card(3, 'EXPIRED'), card(4, 'ACTIVE', '2026-11-20')] },
      none: { output: [] },
      ...refusalsOf(bankCards),
      unknown: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['choosing', 'absent'],
  contexts: {
    unread: v.object({ failure: v.object({ name: v.string() }) }),
    choosing: v.object({ needed: v.literal(true) }),
  },
  invariants: {
    'only a registered and valid card can be chosen': ({ context }) =>
      context.cards.every(({ id }) => id === 1 || id === 2),
    'no new card is chosen if no new card can be registered': ({ context }) =>
      context.mayBeNew || context.choice !== 'new',
  },
  exceptions: {
    noDeadlock: {
      absent: 'the wizard ends this part',
      choosing: 'the wizard ends this part',
    },
  },
  scenarios: {
    'WIZ-06: the card that was chosen before is chosen again': {
      input: 'chosen before',
      steps: ['readBankCards=some'],
      ends: 'choosing',
      with: ({ choice }) => choice === 1,
    },
    'BCA-01: a card must be chosen': {
      input: 'known',
      steps: ['readBankCards=some', 'demand'],
      ends: 'choosing',
      refuses: ['choose/ended'],
      with: ({ choice, demanded }) => choice === null && demanded,
    },
    'BCA-01: a registered card can be chosen': {
      input: 'known',
      steps: ['readBankCards=some', 'choose/first'],
      ends: 'choosing',
      with: ({ choice }) => choice === 1,
    },
    'BCA-01: a new card is proposed if no card is registered': {
      input: 'known',
      steps: ['readBankCards=none'],
      ends: 'choosing',
      with: ({ choice }) => choice === 'new',
    },
    'BCA-01: a new person has no registered card': {
      input: 'new person',
      steps: [],
      ends: 'choosing',
      with: ({ choice }) => choice === 'new',
    },
    'BCA-01: a new card is not offered if no new card can be registered': {
      input: 'no new cards',
      steps: ['readBankCards=none'],
      ends: 'choosing',
      refuses: ['choose/new'],
      with: ({ choice }) => choice === null,
    },
    'BCA-01: if the chosen card is no longer registered when the cards are read again, it is not chosen any more': {
      input: 'known',
      steps: ['readBankCards=some', 'choose/first', 'readAgain', 'readBankCards=none'],
      ends: 'choosing',
      refuses: ['choose/first'],
      with: ({ choice, cards }) => choice === 'new' && cards.length === 0,
    },
    'BCA-01: after the cards are read again, a card that is still registered stays chosen': {
      input: 'known',
      steps: ['readBankCards=some', 'choose/first', 'readAgain', 'readBankCards=some'],
      ends: 'choosing',
      with: ({ choice }) => choice === 1,
    },
    'BCA-01: no card is chosen while the cards are being read again': {
      input: 'no new cards',
      steps: ['readBankCards=some', 'choose/first', 'readAgain'],
      ends: 'reading',
      with: ({ choice }) => choice === null,
    },
    'BCA-01: an application for another kind of card needs no bank card': {
      input: 'another kind of card',
      steps: [],
      ends: 'absent',
    },
    'BCA-01: reading the cards can be repeated after a failure': {
      input: 'known',
      steps: ['readBankCards=noAnswer', 'retry'],
      ends: 'reading',
    },
  },
});
