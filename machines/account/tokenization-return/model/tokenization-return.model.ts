import { finishTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationOutcome } from '#contract/enumerations.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { tokenizationReturnMachine } from '../tokenization-return.machine.ts';

const result = (outcome: TokenizationOutcome) => ({
  output: { outcome, applicationId: 5, cardNumber: outcome === 'REGISTERED' ? '**** **** **** 1111' : null },
});

export const tokenizationReturnModel = defineModel(tokenizationReturnMachine, {
  inputs: {
    signed: { fields: { orderId: '5000000001', result: 'TOKENIZED', sign: 'ab' } },
    bare: { fields: { orderId: '5000000001' } },
  },
  cases: { retry: { plain: {} }, goOn: { plain: {} } },
  environment: {},
  outcomes: {
    finishTokenization: {
      registered: result('REGISTERED'),
      refused: result('REFUSED'),
      taken: result('TAKEN'),
      closed: result('CLOSED'),
      expired: result('EXPIRED'),
      pending: result('PENDING'),
      ...refusalsOf(finishTokenization),
      unknown: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  pairs: true,
  bounds: { limit: 2000 },
  home: ['settled'],
  invariants: {
    'the shop asks for the outcome at most four times in a row': ({ context }) => context.asked <= 4,
    'the flow is busy exactly in the state that waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === snapshot.matches('finishing'),
    'fields with a wrong signature are not sent again': ({ context }) =>
      !context.distrusted || Object.keys(context.fields).join() === 'orderId',
  },
  exceptions: {
    pairs: {
      'tokenizationReturn.finishing | xstate.error.actor.finishTokenization | isForged | tokenizationReturn.finishing → tokenizationReturn.finishing | xstate.error.actor.finishTokenization | isForged | tokenizationReturn.finishing':
        'fields that were refused are not sent a second time',
    },
  },
  scenarios: {
    'ACC-04: after a registration the account is fetched again, and the cards are shown': {
      input: 'signed',
      steps: ['finishTokenization=registered'],
      ends: 'settled',
      effects: ['announceOutcome', 'announceChanged', 'showCards'],
      with: ({ result: last }) => last?.outcome === 'REGISTERED',
    },
    'TOK-01: a refused registration is also announced, and the cards are shown': {
      input: 'signed',
      steps: ['finishTokenization=refused'],
      ends: 'settled',
      effects: ['announceOutcome', 'announceChanged', 'showCards'],
    },
    'TOK-01: the shop asks again until the gateway has decided': {
      input: 'bare',
      steps: ['finishTokenization=pending', 'after askAgain in waiting', 'finishTokenization=taken'],
      ends: 'settled',
      with: ({ result: last }) => last?.outcome === 'TAKEN',
    },
    'TOK-01: the shop stops asking after the fourth undecided answer': {
      input: 'bare',
      steps: [
        'finishTokenization=pending',
        'after askAgain in waiting',
        'finishTokenization=pending',
        'after askAgain in waiting',
        'finishTokenization=pending',
        'after askAgain in waiting',
        'finishTokenization=pending',
      ],
      ends: 'settled',
      with: ({ result: last }) => last?.outcome === 'PENDING',
    },
    'TOK-01: if the fields of the return are forged, the shop asks again without the fields': {
      input: 'signed',
      steps: ['finishTokenization=INVALID_TOKENIZATION_SIGNATURE', 'finishTokenization=refused'],
      ends: 'settled',
      with: ({ fields, result: last }) => fields.sign === undefined && last?.outcome === 'REFUSED',
    },
    'ACC-04: the registration of another account is not shown': {
      input: 'signed',
      steps: ['finishTokenization=unknown'],
      ends: 'settled',
      effects: ['announceUnknown', 'announceChanged', 'showCards'],
      with: ({ result: last }) => last === null,
    },
    'ACC-04: if the server did not answer, the person can ask again with the same fields': {
      input: 'signed',
      steps: ['finishTokenization=noAnswer', 'retry'],
      ends: 'finishing',
      refuses: ['retry', 'goOn'],
      with: ({ fields }) => fields.sign === 'ab',
    },
    'ACC-04: if the gateway is unavailable, the person can continue without an outcome': {
      input: 'bare',
      steps: ['finishTokenization=TOKENIZATION_UNAVAILABLE', 'goOn'],
      ends: 'settled',
      effects: ['announceChanged', 'showCards'],
    },
  },
});
