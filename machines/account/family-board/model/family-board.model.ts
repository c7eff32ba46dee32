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
    'only people whose ticket can be added are ticked': ({ context }) =>
      context.ticked.every((customerId) => tickable(context).includes(customerId)),
    'a request has at least one line': ({ value, context }) =>
      value !== 'adding' || addRequest(context).lines.length > 0,
    'it is known whose ticket is being changed exactly in the state "changing"': ({ value, context }) =>
      (value === 'changing') === (context.changedId !== null),
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.matches('reading') || snapshot.matches('adding')),
  },
  scenarios: {
    'FAM-03: a ticket that ends soon is ticked, and a ticket that is valid for weeks is not': {
      input: 'fresh',
      steps: ['readBoard=family'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '1',
    },
    'FAM-04: all tickets can be ticked together, and unticked together': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'tickNone'],
      ends: 'choosing',
      refuses: ['tickNone', 'add'],
      with: ({ ticked }) => ticked.length === 0,
    },
    'FAM-04: a ticket that is chosen for a person without a suggestion is ticked': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/daughter', 'ticketFare=taken'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '1,3',
    },
    'FAM-04: if the dialog is closed without a choice, ticks and tickets stay as they were': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/mother', 'ticketFare=left'],
      ends: 'choosing',
      refuses: ['undoChange'],
      with: ({ ticked, chosen: changed }) => ticked.join() === '1' && Object.keys(changed).length === 0,
    },
    'FAM-04: the person can go back to the suggested ticket': {
      input: 'fresh',
      steps: ['readBoard=family', 'change/mother', 'ticketFare=taken', 'undoChange'],
      ends: 'choosing',
      with: (context) => addRequest(context).lines[0]?.price === 55_000,
    },
    'FAM-05: one press sends all ticked tickets, and a second press is ignored': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add'],
      ends: 'adding',
      refuses: ['add', 'toggle/mother', 'change/mother'],
      with: (context) =>
        addRequest(context)
          .lines.map(({ cardId }) => cardId)
          .join() === '11,12',
    },
    'FAM-05: the cart opens after all tickets were added': {
      input: 'fresh',
      steps: ['readBoard=family', 'add', 'addTicketFares=added'],
      ends: 'added',
      effects: ['refreshCart', 'announceAdded', 'goToCart'],
    },
    'FAM-05: a changed price is shown with the former price, and another press accepts it': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add', 'addTicketFares=TICKET_FARES_REFUSED', 'readBoard=changed'],
      ends: 'choosing',
      with: (context) =>
        context.refusals[0]?.metadata['priceBefore'] === 55_000 &&
        addRequest(context)
          .lines.map(({ price }) => price)
          .join() === '60000',
    },
    'FAM-06: a ticket that another guardian has bought meanwhile is not ticked any more': {
      input: 'fresh',
      steps: ['readBoard=family', 'tickAll', 'add', 'addTicketFares=TICKET_FARES_REFUSED', 'readBoard=changed'],
      ends: 'choosing',
      refuses: ['toggle/son'],
      with: ({ ticked, refusals }) => ticked.join() === '1' && refusals.length === 2,
    },
    'FAM-05: a chosen ticket stays when another line is refused': {
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
    'FAM-05: the tickets can be sent again if the server did not answer': {
      input: 'fresh',
      steps: ['readBoard=family', 'add', 'addTicketFares=noAnswer', 'add'],
      ends: 'adding',
      with: ({ failure }) => failure === null,
    },
    'SES-02: only the tickets that were ticked before the session expired are ticked': {
      input: 'restored',
      steps: ['readBoard=family'],
      ends: 'choosing',
      with: ({ ticked, notRestored }) => ticked.join() === '1' && notRestored.join() === '2',
    },
    'SES-02: the note that a ticket was not restored disappears when the ticket is ticked again': {
      input: 'restored',
      steps: ['readBoard=family', 'toggle/son'],
      ends: 'choosing',
      with: ({ ticked, notRestored }) => ticked.join() === '1,2' && notRestored.length === 0,
    },
    'FAM-01: an account without people sees the first steps': {
      input: 'fresh',
      steps: ['readBoard=nobody'],
      ends: 'empty',
      refuses: ['add', 'tickAll'],
    },
    'FAM-01: a board that could not be fetched can be fetched again': {
      input: 'fresh',
      steps: ['readBoard=noAnswer', 'retry'],
      ends: 'reading',
      refuses: ['add'],
      with: ({ failure }) => failure === null,
    },
    'FAM-04: the ticks stay when the board is fetched again': {
      input: 'fresh',
      steps: ['readBoard=family', 'toggle/mother', 'toggle/son', 'refresh', 'readBoard=family'],
      ends: 'choosing',
      with: ({ ticked }) => ticked.join() === '2',
    },
  },
});
