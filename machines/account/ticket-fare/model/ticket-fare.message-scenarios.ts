import type { Scenario } from '#machines/common/flow-model.ts';
import { betterTicketFor } from '../ticket-fare.better.ts';
import type { ticketFareMachine } from '../ticket-fare.machine.ts';
import { lossesOf, notesOf } from '../ticket-fare.messages.ts';
import { chosenZone } from '../ticket-fare.problems.ts';
import type { TicketFareContext } from '../ticket-fare.types.ts';
import { halfYear, month, thirtyDays, today } from './ticket-fare.samples.ts';

const opened = ['readLimits=read', 'readTickets=active'];
const repeated = [...opened, 'readOffers=all'];
const anew = ['readLimits=read', 'readTickets=none', 'readOffers=withMonth'];
const withMonth = [...anew, 'chooseCombination/thirtyDays', 'chooseZone/first'];

const notes = (context: TicketFareContext) => notesOf(context, true);
const isQuiet = (context: TicketFareContext): boolean =>
  lossesOf(context).length === 0 && Object.values(notes(context)).every((note) => note === null);

/** Messages about the effects of a changed day, and offers of a better ticket for the same days (TFR-06, TFR-08). */
export const messageScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-06: if the ticket is not sold on the new day, a message names the ticket, the day and the kept zone': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: (context) => {
      const [loss] = lossesOf(context);
      const { ticket, day, zone } = loss?.metadata ?? {};
      return (
        loss?.name === 'COMBINATION_LOST_ZONE_KEPT' && `${ticket}|${day}|${zone}` === '30 dní|2026-12-05|Pásmo 100'
      );
    },
  },
  'TFR-06: if the ticket is not sold for the zone on the new day, a message names the zone, and the ticket is kept': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=otherZones'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const [loss] = lossesOf(context);
      const { ticket, day, zone } = loss?.metadata ?? {};
      return loss?.name === 'ZONE_LOST_BY_DAY' && `${ticket}|${day}|${zone}` === '30 dní|2026-12-05|Pásmo 100';
    },
  },
  'TFR-06: if the ticket has only one zone on the new day, a message names this zone': {
    input: 'fresh',
    steps: [...repeated, 'chooseZone/second', 'changeValidFrom/day', 'readOffers=oneZone'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const { name, metadata } = notes(context).zone ?? {};
      return name === 'ONLY_ZONE_BY_DAY' && metadata?.['zone'] === 'Pásmo 200' && metadata['now'] === 'Pásmo 100';
    },
  },
  'TFR-06: a message shows the price of the ticket on the previous day': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const { price, priceBefore, dayBefore } = notes(context).price?.metadata ?? {};
      return price === 44_000 && priceBefore === 55_000 && dayBefore === '2026-12-01';
    },
  },
  'TFR-06: the zone stays if the ticket has no prices on the new day': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=unpriced', 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => context.zoneName === '100' && isQuiet(context),
  },
  'TFR-06: if the zone stays on a day without prices, but is not offered on a later day, a message names this zone': {
    input: 'fresh',
    steps: [
      ...repeated,
      'changeValidFrom/day',
      'readOffers=unpriced',
      'changeValidFrom/colliding',
      'readOffers=otherZones',
    ],
    ends: 'choosing.listed.ready',
    with: (context) => context.zoneName === null && lossesOf(context)[0]?.metadata['zone'] === '100',
  },
  'TFR-06: there is no message if the price has not changed': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: there is no message if the price of the same day has changed': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=all', 'changeValidFrom/day', 'readOffers=withIsic'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: the messages disappear when the day is changed again': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic', 'changeValidFrom/garbage'],
    ends: 'choosing.dayMissing',
    with: isQuiet,
  },
  'TFR-06: the messages about price and zone disappear when another zone is chosen': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic', 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: the messages stay when tickets are fetched again after a failure': {
    input: 'fresh',
    steps: [...repeated, 'chooseCombination/halfYear', 'readOffers=noAnswer', 'retry', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.name === 'MOVED_TO_TODAY',
  },
  'TFR-06: if the ticket moves the start to today, a message names the day that was chosen before': {
    input: 'fresh',
    steps: [...repeated, 'chooseCombination/halfYear', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.metadata['day'] === '2026-12-01',
  },
  'TFR-06: if the earlier day is chosen again, a message names this day': {
    input: 'fresh',
    steps: [
      ...repeated,
      'chooseCombination/halfYear',
      'readOffers=all',
      'chooseCombination/thirtyDays',
      'readOffers=withIsic',
    ],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.name === 'RETURNED' && notes(context).price !== null,
  },
  'TFR-06: a message names the typed day if the proposed half-year ticket moves the start to today': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'changeValidFrom/day', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.metadata['day'] === '2026-12-05' && context.start === today,
  },
  'TFR-06: there is no message about values that the shop only proposed': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => isQuiet(context) && context.combinationId === halfYear.id,
  },
  'TFR-06: if a ticket that was restored after the session expired is not sold, the message does not name the ticket': {
    input: 'drafted',
    steps: [...opened, 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: (context) => lossesOf(context)[0]?.name === 'COMBINATION_NOT_OFFERED',
  },
  'TFR-06: there are no messages about changes if no ticket at all is sold': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=none'],
    ends: 'choosing.listed.undecided',
    with: isQuiet,
  },
  'TFR-08: a better ticket is offered: it covers the same days, is valid longer and costs less': {
    input: 'fresh',
    steps: withMonth,
    ends: 'choosing.listed.ready',
    with: (context) => {
      const better = betterTicketFor(context);
      return better?.offer.combination.id === month.id && better.saving === 2800 && better.extraDays === 1;
    },
  },
  'TFR-08: the better ticket replaces the chosen ticket, with the same day and zone': {
    input: 'fresh',
    steps: [...withMonth, 'takeBetterTicket'],
    ends: 'choosing.listed.ready',
    with: (context) =>
      context.combinationId === month.id && context.start === today && chosenZone(context)?.price === 52_200,
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: after the person has declined a better ticket, no better ticket is offered, even for another zone': {
    input: 'fresh',
    steps: [...withMonth, 'declineBetterTicket', 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: ({ combinationId }) => combinationId === thirtyDays.id,
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: a ticket that the person has replaced by another ticket is not offered as a better ticket': {
    input: 'fresh',
    steps: [...anew, 'chooseCombination/month', 'chooseZone/first', 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: choosing the better ticket from the list counts as accepting the offer': {
    input: 'fresh',
    steps: [...withMonth, 'chooseCombination/month'],
    ends: 'choosing.listed.ready',
    with: ({ hasAnsweredOffer }) => hasAnsweredOffer,
  },
  'TFR-08: no better ticket is offered before a zone is chosen': {
    input: 'fresh',
    steps: [...anew, 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: the better ticket can be neither taken nor declined while the chosen ticket is being saved': {
    input: 'fresh',
    steps: [...withMonth, 'addToCart'],
    ends: 'saving',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
};
