import * as v from 'valibot';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { topUp } from '#machines/purchase/cart/model/cart.samples.ts';
import { eWalletTopUpMachine } from '../e-wallet-top-up.machine.ts';
import { isNoteTooLong, newBalance, noteLimit, priceProblem } from '../e-wallet-top-up.problems.ts';

const limits = { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 };

const opened = ['readLimits=read'];
const typed = [...opened, 'changePrice/five hundred', 'changeNote/short'];

export const eWalletTopUpModel = defineModel(eWalletTopUpMachine, {
  inputs: {
    fresh: {
      flowId: 'flow',
      customerId: 1,
      cardNumber: '12345678901234567',
      eWallet: { id: 3, currentAmount: 150_000 },
      notation: { language: 'cs', currency: 'CZK' },
      offeredRecharges: [5_000, 50_000, 150_000, 150_001],
      draft: null,
    },
    drafted: {
      flowId: 'flow',
      customerId: 1,
      cardNumber: '12345678901234567',
      eWallet: { id: 3, currentAmount: 150_000 },
      notation: { language: 'cs', currency: 'CZK' },
      offeredRecharges: [5_000, 50_000, 150_000, 150_001],
      draft: { price: '500,00', note: 'Na jaro' },
    },
  },
  cases: {
    changePrice: {
      'five hundred': { value: '500,00' },
      'as many as fit': { value: '1 500,00 Kč' },
      'too few': { value: '99,99' },
      'more than fit': { value: '1500.01' },
      'too many': { value: '2000,01' },
      'no number': { value: 'sto' },
    },
    leavePrice: { plain: {} },
    changeNote: {
      short: { value: 'Na jaro' },
      longest: { value: 'a'.repeat(noteLimit) },
      tooLong: { value: 'a'.repeat(noteLimit + 1) },
    },
    addToCart: { plain: {} },
    addAndGoToCart: { plain: {} },
    retry: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    readLimits: { read: { output: limits }, noAnswer, garbage },
    readBalance: { more: { output: 250_100 }, less: { output: 0 }, noAnswer },
    addTopUp: { added: { output: topUp }, ...refusalsOf(addEWalletTransaction), noAnswer, garbage },
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  abstract: ({ flowId: _, failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  leave: { events: ['close'] },
  contexts: {
    editing: v.object({ limits: v.object({ maxAmount: v.number() }) }),
    saving: v.object({ failure: v.null(), priceMarked: v.literal(false) }),
    closed: v.object({ price: v.literal(''), note: v.literal('') }),
    unopened: v.object({ failure: v.object({ name: v.string() }) }),
    readingBalance: v.object({ failure: v.object({ name: v.literal('E_WALLET_BALANCE_CHANGED') }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'an amount is marked only while it is wrong': ({ context }) =>
      !context.priceMarked || priceProblem(context) !== null,
    'only a valid top-up is sent': ({ context, value }) =>
      value !== 'saving' || (priceProblem(context) === null && !isNoteTooLong(context)),
    'a top-up never exceeds the maximum of the wallet': ({ context, value }) =>
      value !== 'saving' || newBalance(context) <= limits.maxAmount,
  },
  scenarios: {
    'SES-02: the amount and the note that were typed when the session expired are restored': {
      input: 'drafted',
      steps: opened,
      ends: 'editing',
      with: ({ price, note }) => price === '500,00' && note === 'Na jaro',
    },
    'WAL-01: a valid amount is added to the cart': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=added'],
      ends: 'added',
      with: ({ wantsCart }) => !wantsCart,
    },
    'WAL-01: the person can go to the cart at once after adding the top-up': {
      input: 'fresh',
      steps: [...typed, 'addAndGoToCart', 'addTopUp=added'],
      ends: 'added',
      with: ({ wantsCart }) => wantsCart,
    },
    'WAL-01: the new balance is computed while the amount is typed': {
      input: 'fresh',
      steps: [...opened, 'changePrice/as many as fit'],
      ends: 'editing',
      with: (context) => newBalance(context) === 300_000 && priceProblem(context) === null,
    },
    'WAL-01: an amount is refused if the wallet would exceed its maximum by 0.01': {
      input: 'fresh',
      steps: [...opened, 'changePrice/more than fit', 'addToCart'],
      ends: 'editing',
      with: (context) => context.priceMarked && priceProblem(context) === 'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    },
    'WAL-01: an amount under the minimum recharge is not sent': {
      input: 'fresh',
      steps: [...opened, 'changePrice/too few', 'addAndGoToCart'],
      ends: 'editing',
      with: (context) => context.priceMarked && priceProblem(context) === 'E_WALLET_BELOW_MINIMUM_RECHARGE',
    },
    'WAL-01: a wrong amount is marked when its field is left': {
      input: 'fresh',
      steps: [...opened, 'changePrice/too few', 'leavePrice'],
      ends: 'editing',
      with: ({ priceMarked }) => priceMarked,
    },
    'WAL-01: the error disappears as soon as the amount is right, and does not come back while the amount is changed': {
      input: 'fresh',
      steps: [...opened, 'changePrice/too few', 'leavePrice', 'changePrice/five hundred', 'changePrice/too few'],
      ends: 'editing',
      with: ({ priceMarked }) => !priceMarked,
    },
    'WAL-01: a marked amount stays marked while it is still wrong': {
      input: 'fresh',
      steps: [...opened, 'changePrice/too few', 'leavePrice', 'changePrice/no number'],
      ends: 'editing',
      with: ({ priceMarked }) => priceMarked,
    },
    'WAL-01: an empty field is not marked when the person leaves it': {
      input: 'fresh',
      steps: [...opened, 'leavePrice'],
      ends: 'editing',
      with: ({ priceMarked }) => !priceMarked,
    },
    'WAL-01: an amount is required': {
      input: 'fresh',
      steps: [...opened, 'addToCart'],
      ends: 'editing',
      with: (context) => context.priceMarked && priceProblem(context) === 'EMPTY',
    },
    'WAL-01: a note of 255 characters is accepted': {
      input: 'fresh',
      steps: [...typed, 'changeNote/longest', 'addToCart'],
      ends: 'saving',
    },
    'WAL-01: a note of 256 characters is not sent': {
      input: 'fresh',
      steps: [...typed, 'changeNote/tooLong', 'addToCart'],
      ends: 'editing',
      with: (context) => isNoteTooLong(context) && !context.priceMarked,
    },
    'WAL-01: a changed balance is fetched, and the typed amount stays': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=E_WALLET_BALANCE_CHANGED', 'readBalance=less'],
      ends: 'editing',
      with: ({ eWallet, price, failure }) =>
        eWallet.currentAmount === 0 && price === '500,00' && failure?.name === 'E_WALLET_BALANCE_CHANGED',
    },
    'WAL-01: an amount that is too large for the changed balance is not sent': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=E_WALLET_BALANCE_CHANGED', 'readBalance=more', 'addToCart'],
      ends: 'editing',
      with: (context) => priceProblem(context) === 'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    },
    'WAL-01: the balance can be fetched again if the server did not answer': {
      input: 'fresh',
      steps: [
        ...typed,
        'addToCart',
        'addTopUp=E_WALLET_BALANCE_CHANGED',
        'readBalance=noAnswer',
        'retry',
        'readBalance=less',
      ],
      ends: 'editing',
    },
    'DLG-01: the input stays after a failure, and can be sent again': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=noAnswer', 'addToCart'],
      ends: 'saving',
      with: ({ price, note }) => price === '500,00' && note === 'Na jaro',
    },
    'API-04: the failure is kept, so that its reason can be shown': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=CARD_NOT_ACTIVE'],
      ends: 'editing',
      with: ({ failure }) => failure?.name === 'CARD_NOT_ACTIVE',
    },
    'DLG-01: the dialog can be closed': { input: 'fresh', steps: [...typed, 'close'], ends: 'closed' },
    'DLG-01: the dialog can be closed while the balance is being fetched': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=E_WALLET_BALANCE_CHANGED', 'close'],
      ends: 'closed',
    },
    'DLG-01: the dialog can be closed if the balance could not be fetched': {
      input: 'fresh',
      steps: [...typed, 'addToCart', 'addTopUp=E_WALLET_BALANCE_CHANGED', 'readBalance=noAnswer', 'close'],
      ends: 'closed',
    },
    'DLG-01: the dialog can be closed while the limits are being fetched': {
      input: 'fresh',
      steps: ['close'],
      ends: 'closed',
    },
    'DLG-01: no control works while the top-up is being added to the cart': {
      input: 'fresh',
      steps: [...typed, 'addToCart'],
      ends: 'saving',
      refuses: ['addToCart', 'addAndGoToCart', 'close', 'changePrice/no number', 'changeNote/short'],
    },
    'API-02: the limits can be fetched again after a failure': {
      input: 'fresh',
      steps: ['readLimits=noAnswer', 'retry', 'readLimits=read'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
  },
  exceptions: {
    leavable: {
      saving: 'The buttons are disabled while saving (DLG-01); the call fails by itself after its time limit.',
    },
  },
});
