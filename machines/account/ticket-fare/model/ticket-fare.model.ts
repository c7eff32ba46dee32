import * as v from 'valibot';
import { addTicketFare, ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { betterTicketFor } from '../ticket-fare.better.ts';
import { ticketFareMachine } from '../ticket-fare.machine.ts';
import { chosenOffer, chosenZone, ticketFareProblems } from '../ticket-fare.problems.ts';
import { messageScenarios } from './ticket-fare.message-scenarios.ts';
import { card, drafts, halfYear, limits, month, offers, thirtyDays, tickets, today } from './ticket-fare.samples.ts';
import { ticketFareScenarios } from './ticket-fare.scenarios.ts';

const item: Item = {
  id: 1,
  type: 'TICKET_FARE',
  customer: { firstName: 'Jana', lastName: 'Nováková' },
  name: '30 dní',
  description: null,
  price: 55_000,
  taxPercentage: 12,
  quantity: 1,
  totalPrice: 55_000,
  cancelled: false,
  payload: {},
};

export const ticketFareModel = defineModel(ticketFareMachine, {
  inputs: {
    fresh: { flowId: 'flow', card, today, draft: null },
    drafted: { flowId: 'flow', card, today, draft: drafts.complete },
    draftedWithoutDay: { flowId: 'flow', card, today, draft: drafts.withoutDay },
  },
  cases: {
    changeValidFrom: {
      day: { day: '2026-12-05', text: '5.12.2026' },
      colliding: { day: '2026-11-25', text: '25.11.2026' },
      garbage: { day: null, text: '5.12.' },
      beforeAllDays: { day: '1899-12-31', text: '31.12.1899' },
    },
    leaveValidFrom: { plain: {} },
    chooseCombination: {
      thirtyDays: { id: thirtyDays.id },
      halfYear: { id: halfYear.id },
      month: { id: month.id },
      unknown: { id: 99 },
    },
    chooseZone: { first: { name: '100' }, second: { name: '200' }, third: { name: '300' } },
    takeBetterTicket: { plain: {} },
    declineBetterTicket: { plain: {} },
    addToCart: { plain: {} },
    addAndGoToCart: { plain: {} },
    retry: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  // The offer of a better ticket does not depend on the data that were fetched before. So it is explored only for a
  // person without tickets who opens the dialog for the first time.
  possible: (event, { combinationId, zoneName, offersDay, draft, tickets: { last } }) =>
    !(event.type === 'chooseCombination' && event.id === combinationId) &&
    !(event.type === 'chooseZone' && event.name === zoneName) &&
    !(
      event.type === 'xstate.done.actor.readOffers' &&
      event.output === offers.withMonth &&
      (offersDay !== null || draft !== null || last !== null)
    ),
  outcomes: {
    readLimits: { read: { output: limits }, noAnswer },
    readTickets: {
      none: { output: tickets.none },
      active: { output: tickets.active },
      halfYear: { output: tickets.halfYear },
      noAnswer,
    },
    readOffers: {
      all: { output: offers.all },
      oneZone: { output: offers.oneZone },
      otherZones: { output: offers.otherZones },
      unpriced: { output: offers.unpriced },
      withIsic: { output: offers.withIsic },
      withMonth: { output: offers.withMonth },
      beyondCalendar: { output: offers.beyondCalendar },
      halfYearOnly: { output: offers.halfYearOnly },
      none: { output: offers.none },
      noAnswer,
      garbage,
      ...refusalsOf(ticketFareOffers),
    },
    addTicketFare: {
      added: { output: item },
      ...refusalsOf(addTicketFare, {
        TICKET_FARE_COLLISION: { heldTicketValidFrom: '2026-12-10', heldTicketValidTo: '2027-01-08' },
        TICKET_FARE_EXCEEDS_CARD_VALIDITY: { cardValidTo: '2026-12-20', ticketValidTo: '2026-12-30' },
      }),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 40_000 },
  // The messages about changes do not influence the flow. Of the sample tickets, only the month ticket can be a better
  // ticket.
  abstract: ({ flowId: _, card: __, changes: ___, offersDay, failure, tickets: held, ...context }) => ({
    ...context,
    areOffersRead: offersDay !== null,
    leftTickets: context.leftTickets.includes(month.id),
    tickets: held.last?.id ?? null,
    failed: failure !== null,
    offers: context.offers.map(({ combination, validity, zones }) => [
      combination.id,
      validity === null,
      zones.map(({ zone, price }) => [zone.name, price]),
    ]),
  }),
  home: ['choosing.dayMissing', 'choosing.listed.undecided', 'choosing.listed.ready'],
  leave: { events: ['close'] },
  contexts: {
    choosing: v.object({ limits: v.object({ minDaysAhead: v.number(), maxDaysAhead: v.number() }) }),
    'choosing.listed': v.object({ start: v.string() }),
    'choosing.listed.ready': v.object({ combinationId: v.number(), draft: v.null() }),
    saving: v.object({ start: v.string(), combinationId: v.number(), zoneName: v.string(), failure: v.null() }),
    closed: v.object({ start: v.null(), combinationId: v.null(), zoneName: v.null(), typedStart: v.literal('') }),
    unopened: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a ticket that can be bought is sent': ({ context, value }) =>
      value !== 'saving' || ticketFareProblems(context).length === 0,
    'the chosen zone is an offered zone, if any zones are offered': (snapshot) =>
      !snapshot.matches({ choosing: { listed: 'ready' } }) ||
      snapshot.context.zoneName === null ||
      chosenOffer(snapshot.context)?.zones.length === 0 ||
      chosenZone(snapshot.context) !== null,
    'the chosen ticket is an offered ticket': (snapshot) =>
      !snapshot.matches({ choosing: { listed: 'ready' } }) || chosenOffer(snapshot.context) !== null,
    'the day that was replaced by today is kept only while the start is today': ({ context: { start, dayBefore } }) =>
      dayBefore === null || (start === today && dayBefore > today),
    'a better ticket covers all days, does not cost more, and is cheaper or valid longer': ({ context }) => {
      const [better, validity] = [betterTicketFor(context), chosenOffer(context)?.validity];
      const zone = better?.offer.zones.find((offered) => offered.zone.name === context.zoneName);
      const [price, priceNow] = [zone?.price ?? Infinity, chosenZone(context)?.price ?? 0];
      const [until, untilNow] = [better?.offer.validity?.validTo ?? '', validity?.validTo ?? ''];
      const isBetter = price < priceNow || (price === priceNow && until > untilNow);
      return (
        better === null || (isBetter && until >= untilNow && better.offer.combination.id !== context.combinationId)
      );
    },
    'no better ticket is offered after the person has answered an offer': (snapshot) =>
      !snapshot.context.hasAnsweredOffer || !snapshot.can({ type: 'takeBetterTicket' }),
    'there are no messages about changes while the ticket is being saved': ({ context, value }) =>
      value !== 'saving' || Object.values(context.changes).every((change) => change === null),
    'a half-year ticket starts today': (snapshot) =>
      !snapshot.matches({ choosing: { listed: 'ready' } }) ||
      snapshot.context.combinationId !== halfYear.id ||
      snapshot.context.start === today,
  },
  scenarios: { ...ticketFareScenarios, ...messageScenarios },
  exceptions: {
    leavable: {
      saving: 'The buttons are disabled while saving (DLG-01); the call fails by itself after its time limit.',
    },
    noDoubleSubmit: {
      readOffers: 'The tickets are fetched again for the new day, and the call for the earlier day is aborted.',
    },
  },
});
