import { customerTicketFares } from '../../contract/endpoints/customers.ts';
import { globalSettings } from '../../contract/endpoints/global-settings.ts';
import { priceListZones } from '../../contract/endpoints/price-lists.ts';
import { addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import { computedValidity } from '../../contract/endpoints/tariff-profiles.ts';
import { ticketCombinations } from '../../contract/endpoints/ticket-combinations.ts';
import { ticketFareModel } from '../../machines/ticket-fare/ticket-fare.model.ts';
import { thirtyDays } from '../../machines/ticket-fare/ticket-fare.samples.ts';
import { addDays } from '../../rules/dates.ts';
import { ticketFarePage } from '../pages/ticket-fare.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = {
  readLimits: [globalSettings],
  readTickets: [customerTicketFares],
  readCombinations: [ticketCombinations],
  readOffer: [computedValidity, priceListZones],
  addTicketFare: [addTicketFare],
};
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const truths = new Set(['read', 'none', 'active', 'all', 'twoZones', 'added']);
const faults: Readonly<Record<string, string>> = { noAnswer: 'no-answer-before', garbage: 'html' };

const leftOut = new Set([
  // Nobody of the sandbox's people has bought a half-year ticket.
  'readTickets=halfYear',
  // The sandbox's operator sells the same tickets every day, each in all zones, and names no others.
  'readCombinations=halfYearOnly',
  'readCombinations=none',
  'readOffer=oneZone',
  'readOffer=otherZones',
  'readOffer=unpriced',
  'chooseCombination/unknown',
  // A day that collides is one of the days; which ones do is decided by what the person holds.
  'changeValidFrom/colliding',
]);

/** Past the tickets that the sandbox's people hold. */
const farDays = 45;
const asTyped = (day: string): string => day.split('-').toReversed().map(Number).join('.');

runFlowInBrowser<typeof ticketFareModel>({
  model: ticketFareModel,
  isFeasible: ({ name }) => !leftOut.has(name),
  drive: async ({ page, sandbox, server, willTake }) => {
    const account = await sandbox.account(willTake('readTickets=active') ? 'adult' : 'parent');
    const customer = await createCustomer(server.url, account);
    const calls = holdCalls(page);
    const ticket = ticketFarePage(page);
    const day = asTyped(addDays(await sandbox.today(), farDays));
    return {
      open: async () => {
        await openAs(page, customer, '/app/user-account');
        await ticket.open();
      },
      verbs: {
        changeValidFrom: ({ day: modelled, text }) => ticket.changeValidFrom(modelled === null ? text : day),
        chooseCombination: ({ id }) => ticket.chooseCombination(id === thirtyDays.id ? /^30denní/ : /pololetí/),
        chooseZone: ({ name }) => ticket.chooseZone(new RegExp(`^${name} `)),
        addToCart: () => ticket.addToCart(),
        addAndGoToCart: () => ticket.addAndGoToCart(),
        retry: () => ticket.retry(),
        close: () => ticket.close(),
      },
      elsewhere: { '': () => ticket.seeClosed() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        for (const endpoint of endpoints[actor]) await calls.hold(endpoint);
        return 'held';
      },
      // A refusal goes by its own name on the fault board.
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        const fault = truths.has(outcomeName) ? null : (faults[outcomeName] ?? outcomeName);
        for (const endpoint of endpoints[actor]) await calls.release(endpoint, fault);
      },
      runOut: () => Promise.reject(new Error('the ticket dialog has no delays')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves the ticket dialog')),
    };
  },
});
