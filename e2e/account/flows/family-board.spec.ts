import type { Route } from '@playwright/test';
import { addTicketFares, familyBoard, type BoardLine } from '#contract/endpoints/family-board.ts';
import type { BoardPerson, FamilyBoard } from '#contract/entities/family-board.ts';
import { familyBoardModel } from '#machines/account/family-board/model/family-board.model.ts';
import { addDays } from '#rules/dates.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { familyBoardPage } from '../pages/family-board.page.ts';

const endpoints = { readBoard: familyBoard, addTicketFares };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string | null>> = {
  added: null,
  TICKET_FARES_REFUSED: null,
  noAnswer: 'no-answer-before',
};

/** The first names of the demo family that replace the customer ids of the model. */
const names: Readonly<Record<number, string>> = { 1: 'Petra', 2: 'Anna', 3: 'Ema' };
const nameOf = ({ customerId }: { readonly customerId: number }): string => names[customerId] ?? '';

const obstacle = (name: 'NO_TICKET_BEFORE' | 'NO_CARD' | 'NEXT_TICKET') => ({
  suggestion: null,
  obstacle: { name, until: null, possibleFrom: null, orderId: null, unmanageable: null },
});

/**
 * Changes the server's answer to the model's answer: the people and states of the model, with tickets that are really
 * sold.
 */
function boardFor(outcome: string, { people }: FamilyBoard, today: string): FamilyBoard {
  if (outcome === 'nobody') return { people: [], totalCount: 0 };
  const changes: Readonly<Record<string, Partial<BoardPerson>>> = {
    Petra: {},
    Anna: {
      coverage: { state: 'COVERED', until: addDays(today, 20) },
      ...(outcome === 'changed' ? obstacle('NEXT_TICKET') : {}),
    },
    Ema: obstacle('NO_TICKET_BEFORE'),
    Tomáš: { card: null, ...obstacle('NO_CARD') },
  };
  const shown = people.flatMap((person) => {
    const change = changes[person.fullName.split(' ')[0] ?? ''];
    return change === undefined ? [] : [{ ...person, ...change }];
  });
  return { people: shown, totalCount: shown.length };
}

runFlowInBrowser<typeof familyBoardModel>({
  model: familyBoardModel,
  needsExtension: true,
  // Left out: `refresh`, because it happens only after a change of the language, and this page object finds texts in one
  // language only; `ticketFare=broken`, because the ticket dialog does not break; a refusal if no line of an existing
  // person is ticked, because only ticked lines are sent.
  isFeasible: ({ name }, { context }) =>
    name !== 'refresh' &&
    name !== 'ticketFare=broken' &&
    (name !== 'addTicketFares=TICKET_FARES_REFUSED' || context.ticked.some((customerId) => customerId < 3)),
  // Only an ended session leaves a draft: e2e/visitor/journeys/session.spec.ts.
  inputs: ['fresh'],
  length: 20,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('family'));
    const call = callOf(server.url, customer.session.token);
    const today = await sandbox.today();
    const calls = holdCalls(page);
    const board = familyBoardPage(page);

    /** Changes the body of the next request as if Petra's price and Anna's zones had changed meanwhile. */
    const spoilNext = async (): Promise<void> => {
      const people = (await call(familyBoard)).people.map(({ fullName, card }) => [card?.id, fullName] as const);
      const isOf = (name: string, cardId: number) => people.some(([id, of]) => id === cardId && of.startsWith(name));
      const spoil = (line: BoardLine): BoardLine => ({
        ...line,
        ...(isOf('Petra', line.cardId) && { price: line.price + 100 }),
        ...(isOf('Anna', line.cardId) && { zone: 'nowhere' }),
      });
      const handler = (route: Route) => {
        const { lines } = route.request().postDataJSON() as { readonly lines: readonly BoardLine[] };
        return route.fallback({ postData: JSON.stringify({ lines: lines.map(spoil) }) });
      };
      await page.route(`**${addTicketFares.path}*`, handler, { times: 1 });
    };

    return {
      open: () => openAs(page, customer, '/app/family-board'),
      withoutRoot: { '': () => cartPage(page).seeCountdown() },
      verbs: {
        toggle: (payload) => board.toggle(nameOf(payload)),
        tickAll: () => board.tickAll(),
        tickNone: () => board.tickNone(),
        change: (payload) => board.change(nameOf(payload)),
        undoChange: (payload) => board.undoChange(nameOf(payload)),
        add: () => board.add(),
        retry: () => board.retry(),
      },
      arrange: async ({ actor, outcome }) => {
        if (isActor(actor)) await calls.hold(endpoints[actor]);
        if (outcome === 'TICKET_FARES_REFUSED') await spoilNext();
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (actor === 'ticketFare') return outcomeName === 'taken' ? board.takeChange() : board.leaveChange();
        if (actor === 'readBoard' && outcomeName !== 'noAnswer') {
          return calls.releaseChanged(familyBoard, (answer) => ({
            ...boardFor(outcomeName, answer as unknown as FamilyBoard, today),
          }));
        }
        if (isActor(actor)) await calls.release(endpoints[actor], faultOf(faults, outcomeName));
      },
      runOut: () => Promise.reject(new Error('expected no delay in the family board, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the family board, but the path has one')),
    };
  },
});
