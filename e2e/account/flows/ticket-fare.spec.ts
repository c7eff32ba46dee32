import { customerTicketFares } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { addTicketFare, ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import { halfYear, month, thirtyDays } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import type { TicketFareDraft } from '#machines/account/ticket-fare/ticket-fare.types.ts';
import { addDays } from '#rules/dates.ts';
import { activeCardOf } from '../../common/support/active-card.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { moveToFirstOfLongMonth } from '../../common/support/long-month.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { ticketFarePage } from '../pages/ticket-fare.page.ts';

const endpoints = {
  readLimits: globalSettings,
  readTickets: customerTicketFares,
  readOffers: ticketFareOffers,
  addTicketFare,
};
/** The specified calls: the offers are composed of several, without which there are none. */
const specifiedEndpoints = { ...endpoints, readOffers: ticketCombinations };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

/** Not a call for the repeat purchase of the account page, which reads one ticket, and what is sold to all. */
const isOfDialog = ({ pathname, searchParams }: URL): boolean =>
  searchParams.get('limit') !== '1' && (pathname !== ticketCombinations.path || searchParams.has('customerProfileId'));

/** For each outcome except refusals: the fault that the test sets; null = no fault: the server answers normally. */
const faults: Readonly<Record<string, string | null>> = {
  read: null,
  none: null,
  active: null,
  all: null,
  withMonth: null,
  added: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const leftOut = new Set([
  // No demo account has a half-year ticket.
  'readTickets=halfYear',
  // The seeded operator sells the same tickets on every day, each of them in all zones.
  'readOffers=halfYearOnly',
  'readOffers=none',
  'readOffers=oneZone',
  'readOffers=otherZones',
  'readOffers=unpriced',
  'readOffers=beyondCalendar',
  // Whether the customer has an ISIC cannot change during the flow (e2e/account/journeys/isic.spec.ts).
  'readOffers=withIsic',
  'chooseCombination/unknown',
  // Which days collide depends on the tickets that the customer has, so the model's day does not fit.
  'changeValidFrom/colliding',
]);

/** The names that the seeded operator gives the tickets of the model. */
const realNames: Readonly<Record<number, RegExp>> = {
  [thirtyDays.id]: /^30denní/,
  [halfYear.id]: /^Kalendářní pololetí/,
  [month.id]: /^Kalendářní měsíc/,
};

/** So many days after today, no ticket of a demo account is valid any more. */
const daysAhead = 45;
runFlowInBrowser<typeof ticketFareModel>({
  model: ticketFareModel,
  // Typing the same day again changes nothing.
  isFeasible: ({ name }, { context: { start } }) =>
    !leftOut.has(name) &&
    (name !== 'changeValidFrom/day' || start !== ticketFareModel.cases.changeValidFrom['day']?.day),
  drive: async ({ page, sandbox, server, backEnd, willTake }) => {
    if (willTake('readOffers=withMonth')) await moveToFirstOfLongMonth(sandbox);
    const account = await sandbox.account(willTake('readTickets=active') ? 'adult' : 'parent');
    const customer = await createCustomer(server.url, account);
    const calls = holdCalls(page, isOfDialog);
    const held = backEnd === 'plain' ? specifiedEndpoints : endpoints;
    const ticket = ticketFarePage(page);
    const dayAhead = addDays(await sandbox.today(), daysAhead);
    const day = asTyped(dayAhead);
    const { card, combination } = await activeCardOf(server.url, account, customer);
    const storedDraft = (draft: TicketFareDraft) => ({
      username: account.username,
      form: 'ticketFare',
      subject: card.cardNumber,
      entered: {
        ...draft,
        combinationId: combination.id,
        ...(draft.start === null ? {} : { start: dayAhead, typedStart: day }),
      },
    });
    return {
      open: async (input) => {
        const draft = ticketFareModel.inputs[input]?.draft ?? null;
        // A stored draft opens the dialog by itself.
        const stored = draft === null ? {} : { 'form-draft': storedDraft(draft) };
        await openAs(page, customer, '/app/user-account', stored);
        if (draft === null) await ticket.open();
      },
      verbs: {
        changeValidFrom: ({ day: modelled, text }) => ticket.changeValidFrom(modelled === null ? text : day),
        leaveValidFrom: () => ticket.leaveValidFrom(),
        chooseCombination: ({ id }) => ticket.chooseCombination(realNames[id] ?? /^$/),
        chooseZone: ({ name }) => ticket.chooseZone(new RegExp(`^${name} `)),
        takeBetterTicket: () => ticket.takeBetterTicket(),
        declineBetterTicket: () => ticket.declineBetterTicket(),
        addToCart: () => ticket.addToCart(),
        addAndGoToCart: () => ticket.addAndGoToCart(),
        retry: () => ticket.retry(),
        close: () => ticket.close(),
      },
      withoutRoot: { '': () => ticket.seeClosed() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(held[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        await calls.release(held[actor], faultOf(faults, outcomeName));
      },
      runOut: () => Promise.reject(new Error('expected no delay in the ticket dialog, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the ticket dialog, but the path has one')),
    };
  },
});
