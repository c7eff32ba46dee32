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
    leavable: { transferring: 'the money may already be moved, so the flow waits until the call ends' },
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
    'only a number without an error is sent': ({ context, value }) =>
      value !== 'transferring' || oldCardNumberProblem(context.number) === null,
    'a number is marked only while it is wrong': ({ context }) =>
      !context.marked || oldCardNumberProblem(context.number) !== null,
    'only digits are kept': ({ context }) => /^\d*$/.test(context.number),
    'a refused number stays in the field': ({ context }) => context.failure === null || context.number !== '',
  },
  scenarios: {
    'TRF-01: the balance is moved, and the amount is shown': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=transferred'],
      ends: 'transferred',
      effects: ['announceTransferred', 'refreshAccount'],
    },
    'TRF-01: spaces are removed, and the field accepts only digits': {
      input: 'fresh',
      steps: typed,
      ends: 'editing',
      with: ({ number }) => number === '6299000000000015',
    },
    'TRF-01: if only letters are typed, the field stays empty': {
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
    'TRF-01: an empty field is not marked when the person leaves it': {
      input: 'fresh',
      steps: ['leaveNumber'],
      ends: 'editing',
      with: ({ marked }) => !marked,
    },
    'TRF-01: the error disappears as soon as the number is right, and does not come back while the number is changed': {
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
    'TRF-01: if the old card is not found, the failure says so and the number stays': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=NOT_FOUND'],
      ends: 'editing',
      with: ({ number, failure }) => number === '6299000000000015' && failure?.status === 404,
    },
    'TRF-01: while the old card system has not decided, the transfer is running and cannot be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=BALANCE_TRANSFER_PENDING'],
      ends: 'underWay',
      refuses: ['submit', 'changeNumber/right'],
    },
    'TRF-01: if the dialog is closed while a transfer is running, the account is fetched again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=BALANCE_TRANSFER_PENDING', 'close'],
      ends: 'closed',
      effects: ['refreshAccount'],
    },
    'TRF-01: a transfer without an answer can be sent again with the same key': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=noAnswer', 'submit', 'transfer=transferred'],
      ends: 'transferred',
    },
    'TRF-01: if the dialog is closed after a transfer without an answer, the account is fetched again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=noAnswer', 'close'],
      ends: 'closed',
      effects: ['refreshAccount'],
    },
    'TRF-01: the account is not fetched again if the old card system is unavailable': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=OLD_CARD_SYSTEM_UNAVAILABLE', 'close'],
      ends: 'closed',
      effects: [],
    },
    'API-04: the reason of a refusal disappears when the number is changed': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=OLD_CARD_EMPTY', 'changeNumber/short'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'SES-02: the number that was typed when the session expired is restored': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'transferring',
      with: ({ number }) => number === '6299000000000015',
    },
    'DLG-01: the typed number stays after a failure, and can be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'transfer=INTERNAL_ERROR', 'submit'],
      ends: 'transferring',
      with: ({ number }) => number === '6299000000000015',
    },
    'DLG-01: nothing can be typed, sent or closed while the money is being moved': {
      input: 'fresh',
      steps: [...typed, 'submit'],
      ends: 'transferring',
      refuses: ['submit', 'close', 'changeNumber/short'],
    },
    'DLG-01: the dialog can be closed': { input: 'fresh', steps: [...typed, 'close'], ends: 'closed' },
  },
});
