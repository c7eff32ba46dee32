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
    'only a card that is registered and valid can be chosen': ({ context }) =>
      context.cards.every(({ id }) => id === 1 || id === 2),
    'no new card is chosen where none can be registered': ({ context }) => context.mayBeNew || context.choice !== 'new',
  },
  exceptions: {
    noDeadlock: {
      absent: 'a part of the wizard, which stops it',
      choosing: 'a part of the wizard, which stops it',
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
    'BCA-01: without a registered card a new one is proposed': {
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
    'BCA-01: a new card is not offered where none can be registered': {
      input: 'no new cards',
      steps: ['readBankCards=none'],
      ends: 'choosing',
      refuses: ['choose/new'],
      with: ({ choice }) => choice === null,
    },
    'BCA-01: a card that is not registered any more is not chosen after the cards were read again': {
      input: 'known',
      steps: ['readBankCards=some', 'choose/first', 'readAgain', 'readBankCards=none'],
      ends: 'choosing',
      refuses: ['choose/first'],
      with: ({ choice, cards }) => choice === 'new' && cards.length === 0,
    },
    'BCA-01: a card that is still registered stays chosen after the cards were read again': {
      input: 'known',
      steps: ['readBankCards=some', 'choose/first', 'readAgain', 'readBankCards=some'],
      ends: 'choosing',
      with: ({ choice }) => choice === 1,
    },
    'BCA-01: nothing is chosen while the cards are read again': {
      input: 'no new cards',
      steps: ['readBankCards=some', 'choose/first', 'readAgain'],
      ends: 'reading',
      with: ({ choice }) => choice === null,
    },
    'BCA-01: other kinds of card need no bank card': { input: 'another kind of card', steps: [], ends: 'absent' },
    'BCA-01: cards that could not be read can be read again': {
      input: 'known',
      steps: ['readBankCards=noAnswer', 'retry'],
      ends: 'reading',
    },
  },
});
