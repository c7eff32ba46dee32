import * as v from 'valibot';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { balanceTransferMachine } from '../balance-transfer.machine.ts';

const typed = ['changeNumber/right'];

export const balanceTransferModel = defineModel(balanceTransferMachine, {
  inputs: {
    fresh: { flowId: 'flow', cardNumber: '210012345678901234', draft: null },
    drafted: { flowId: 'flow', cardNumber: '210012345678901234', draft: { number: '6299000000000015' } },
  },
  cases: {
    changeNumber: {
      right: { value: '6299 0000 0000 0015' },
      'wrong check digit': { value: '6299 0000 0000 0016' },
      short: { value: '6299 0000 0000 001' },
      'no digit': { value: 'karta' },
    },
    leaveNumber: { plain: {} },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    transfer: {
      transferred: { output: { amount: 15_000 } },
      ...refusalsOf(transferBalance, {
        E_WALLET_ABOVE_MAXIMUM_AMOUNT: { maximum: 300_000 },
        TOO_MANY_ATTEMPTS: { retryAfter: 61 },
      }),
      INTERNAL_ERROR: refusal('INTERNAL_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 1000 },
  abstract: ({ flowId: _, ...context }) => context,
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { transferring: 'the money may be moved by then; the answer, or its absence, ends the wait' },
  },
  contexts: {
    transferring: v.object({ failure: v.null(), marked: v.literal(false) }),
    underWay: v.object({ failure: v.null() }),
    transferred: v.object({ failure: v.null() }),
    closed: v.object({ number: v.literal(''), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a number that a card can have is sent': ({ context, value }) =>
      value !== 'transferring' || oldCardNumberProblem(context.number) === null,
    'a number is marked only while something is wrong with it': ({ context }) =>
      !context.marked || oldCardNumberProblem(context.number) !== null,
    'only digits are kept': ({ context }) => /^\d*$/.test(context.number),
    'a number that was refused is kept': ({ context }) => context.failure === null || context.number !== '',
  },
  scenarios: {
    'TRF-01: the balance is moved, and its amount is shown': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=transferred'],
      ends: 'transferred',
      effects: ['announceTransferred', 'refreshAccount'],
    },
    'TRF-01: spaces are stripped, and only digits are typed': {
      input: 'fresh',
      steps: typed,
      ends: 'editing',
      with: ({ number }) => number === '6299000000000015',
    },
    'TRF-01: letters leave the field empty': {
      input: 'fresh',
      steps: ['changeNumber/no digit'],
      ends: 'editing',
      with: ({ number }) => number === '',
    },
    'TRF-01: a number is required': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'editing',
      with: ({ marked, number }) => marked && oldCardNumberProblem(number) === 'EMPTY',
    },
    'TRF-01: a number with too few digits is marked and not sent': {
      input: 'fresh',
      steps: ['changeNumber/short', 'submit'],
      ends: 'editing',
      with: ({ marked, number }) => marked && oldCardNumberProblem(number) === 'NOT_16_DIGITS',
    },
    'TRF-01: a number with a wrong check digit is marked when its field is left': {
      input: 'fresh',
      steps: ['changeNumber/wrong check digit', 'leaveNumber'],
      ends: 'editing',
      with: ({ marked, number }) => marked && oldCardNumberProblem(number) === 'WRONG_CHECK_DIGIT',
    },
    'TRF-01: an empty field that is only passed is not marked': {
      input: 'fresh',
      steps: ['leaveNumber'],
      ends: 'editing',
      with: ({ marked }) => !marked,
    },
    'TRF-01: the mark goes when the number is right, and does not come back while it is changed': {
      input: 'fresh',
      steps: ['changeNumber/short', 'leaveNumber', 'changeNumber/right', 'changeNumber/short'],
      ends: 'editing',
      with: ({ marked }) => !marked,
    },
    'TRF-01: a marked number stays marked while it is still wrong': {
      input: 'fresh',
      steps: ['changeNumber/short', 'leaveNumber', 'changeNumber/wrong check digit'],
      ends: 'editing',
      with: ({ marked }) => marked,
    },
    'TRF-01: a card that is not found is shown, and its number stays': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=NOT_FOUND'],
      ends: 'editing',
      with: ({ number, failure }) => number === '6299000000000015' && failure?.status === 404,
    },
    'TRF-01: without a decision of the old card system the money is on its way, and nothing can be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=BALANCE_TRANSFER_PENDING'],
      ends: 'underWay',
      refuses: ['submit', 'changeNumber/right'],
    },
    'TRF-01: when the dialog about money on its way is closed, the account is read again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=BALANCE_TRANSFER_PENDING', 'close'],
      ends: 'closed',
      effects: ['refreshAccount'],
    },
    'TRF-01: a transfer without an answer is sent again under the same key': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=noAnswer', 'submit', 'transfer=transferred'],
      ends: 'transferred',
    },
    'TRF-01: after a transfer without an answer the account is read again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=noAnswer', 'close'],
      ends: 'closed',
      effects: ['refreshAccount'],
    },
    'TRF-01: nothing is read again while the old card system is unavailable': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=OLD_CARD_SYSTEM_UNAVAILABLE', 'close'],
      ends: 'closed',
      effects: [],
    },
    'API-04: the reason of a refusal goes when the number is changed': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=OLD_CARD_EMPTY', 'changeNumber/short'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'SES-02: what was typed when the session expired is there again': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'transferring',
      with: ({ number }) => number === '6299000000000015',
    },
    'DLG-01: a failure keeps what was typed, and it can be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=INTERNAL_ERROR', 'submit'],
      ends: 'transferring',
      with: ({ number }) => number === '6299000000000015',
    },
    'DLG-01: nothing can be typed, sent or closed while the money is moved': {
      input: 'fresh',
      steps: [...typed, 'submit'],
      ends: 'transferring',
      refuses: ['submit', 'close', 'changeNumber/short'],
    },
    'DLG-01: closing ends the dialog': { input: 'fresh', steps: [...typed, 'close'], ends: 'closed' },
  },
});
