import { addTicketFares } from '#contract/endpoints/family-board.ts';
import { broken, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { ticket } from '#machines/purchase/cart/model/cart.samples.ts';
import { addRequest, tickable } from '../family-board.lines.ts';
import { familyBoardMachine } from '../family-board.machine.ts';
import { changedFamily, chosen, family, nobody, refusedLines, today } from './family-board.samples.ts';

export const familyBoardModel = defineModel(familyBoardMachine, {
  inputs: {
    fresh: { flowId: 'flow', today, draft: null },
    restored: { flowId: 'flow', today, draft: { ticked: [1, 2], changed: [2] } },
  },
  cases: {
    toggle: { mother: { customerId: 1 }, son: { customerId: 2 } },
    tickAll: { plain: {} },
    tickNone: { plain: {} },
    change: { mother: { customerId: 1 }, daughter: { customerId: 3 } },
    undoChange: { plain: { customerId: 1 } },
    add: { plain: {} },
    retry: { plain: {} },
    refresh: { plain: {} },
  },
  environment: { refresh: 'outside' },
  outcomes: {
    readBoard: {
      family: { output: family },
      changed: { output: changedFamily },
      nobody: { output: nobody },
      noAnswer,
    },
    ticketFare: { taken: { output: chosen }, left: { output: null }, broken },
    addTicketFares: {
      added: { output: [ticket] },
      ...refusalsOf(addTicketFares, { TICKET_FARES_REFUSED: refusedLines }),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 3000 },
  home: ['choosing', 'empty', 'added'],
  abstract: ({ board, draft, ticked, chosen: changed, notRestored, changedId, refusals, failure }) => ({
    board: board?.people.map(({ suggestion }) => suggestion?.price ?? null) ?? null,
    drafted: board === null && draft !== null,
    ticked: [...ticked],
    chosen: Object.keys(changed),
    notRestored: [...notRestored],
    changedId,
    refused: refusals.length > 0,
    failed: failure !== null,
  }),
  invariants: {
    'only what can be added is ticked': ({ context }) =>
      context.ticked.every((customerId) => tickable(context).includes(customerId)),
    'nothing is sent without a line': ({ value, context }) =>
      value !== 'adding' || addRequest(context).lines.length > 0,
    'a ticket is changed for one person, and only while it is': ({ value, context }) =>
      (value === 'changing') === (context.changedId !== null),
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.matches('reading') || snapshot.matches('adding')),
  },
  scenarios: {
    'FAM-03: the ticket that ends soon is ticked, the one that is valid for weeks is not': {
      input: 'fresh',
      steps: ['readBoard=family'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '1',
    },
    'FAM-04: all tickets are ticked at once, and none': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'tickNone'],
      ends: 'choosing',
      refuses: ['tickNone', 'add'],
      with: ({ ticked }) => ticked.length === 0,
    },
    'FAM-04: a ticket that is chosen for somebody without a suggestion is ticked': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/daughter', 'ticketFare=taken'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '1,3',
    },
    'FAM-04: without a choice in the dialog everything stays': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/mother', 'ticketFare=left'],
      ends: 'choosing',
      refuses: ['undoChange'],
      with: ({ ticked, chosen: changed }) => ticked.join() === '1' && Object.keys(changed).length === 0,
    },
    'FAM-04: the suggested ticket can be taken again': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/mother', 'ticketFare=taken', 'undoChange'],
      ends: 'choosing',
      with: (context) => addRequest(context).lines[0]?.price === 55_000,
    },
    'FAM-05: one press sends all ticked tickets, and a second one is ignored': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add'],
      ends: 'adding',
      refuses: ['add', 'toggle/mother', 'change/mother'],
      with: (context) =>
        addRequest(context)
          .lines.map(({ cardId }) => cardId)
          .join() === '11,12',
    },
    'FAM-05: when all are in the cart, it opens': {
      input: 'fresh',
      steps: ['readBoard=family', 'add', 'addTicketFares=added'],
      ends: 'added',
      effects: ['refreshCart', 'announceAdded', 'goToCart'],
    },
    'FAM-05: a changed price is shown with the one before, and can be accepted by another press': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add', 'addTicketFares=TICKET_FARES_REFUSED', 'readBoard=changed'],
      ends: 'choosing',
      with: (context) =>
        context.refusals[0]?.metadata['priceBefore'] === 55_000 &&
        addRequest(context)
          .lines.map(({ price }) => price)
          .join() === '60000',
    },
    'FAM-06: what another guardian has bought meanwhile is not ticked any more': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add', 'addTicketFares=TICKET_FARES_REFUSED', 'readBoard=changed'],
      ends: 'choosing',
      refuses: ['toggle/son'],
      with: ({ ticked, refusals }) => ticked.join() === '1' && refusals.length === 2,
    },
    'FAM-05: what was chosen stays when another line is refused': {
      input: 'fresh',
      steps: [
        'readBoard=family',
        'change/daughter',
        'ticketFare=taken',
        'add',
        'addTicketFares=TICKET_FARES_REFUSED',
        'readBoard=changed',
      ],
      ends: 'choosing',
      with: ({ ticked, chosen: changed }) => ticked.join() === '1,3' && changed[3]?.price === 143_000,
    },
    'FAM-05: after no answer the same press has the same key': {
      input: 'fresh',
      steps: ['readBoard=family', 'add', 'addTicketFares=noAnswer', 'add'],
      ends: 'adding',
      with: ({ failure }) => failure === null,
    },
    'SES-02: what was ticked before the session ended is ticked, and nothing else': {
      input: 'restored',
      steps: ['readBoard=family'],
      ends: 'choosing',
      with: ({ ticked, notRestored }) => ticked.join() === '1' && notRestored.join() === '2',
    },
    'SES-02: whoever is chosen for again is not named any more': {
      input: 'restored',
      steps: ['readBoard=family', 'toggle/son'],
      ends: 'choosing',
      with: ({ ticked, notRestored }) => ticked.join() === '1,2' && notRestored.length === 0,
    },
    'FAM-01: somebody without people sees what comes first': {
      input: 'fresh',
      steps: ['readBoard=nobody'],
      ends: 'empty',
      refuses: ['add', 'tickAll'],
    },
    'FAM-01: a board that could not be read can be read again': {
      input: 'fresh',
      steps: ['readBoard=noAnswer', 'retry'],
      ends: 'reading',
      refuses: ['add'],
      with: ({ failure }) => failure === null,
    },
    'FAM-04: what was ticked stays when the board is read again': {
      input: 'fresh',
      steps: ['readBoard=family', 'toggle/mother', 'toggle/son', 'refresh', 'readBoard=family'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '2',
    },
  },
});
