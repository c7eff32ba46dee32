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

/** What a changed day did, in words, and a better ticket for the same days (TFR-06, TFR-08). */
export const messageScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-06: the ticket that is not sold on the new day is named, with the day and the zone that was kept': {
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
  'TFR-06: a zone that the ticket does not have on the new day is named, and the ticket is kept': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=otherZones'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const [loss] = lossesOf(context);
      const { ticket, day, zone } = loss?.metadata ?? {};
      return loss?.name === 'ZONE_LOST_BY_DAY' && `${ticket}|${day}|${zone}` === '30 dní|2026-12-05|Pásmo 100';
    },
  },
  'TFR-06: which zone is chosen now is shown when there is only one': {
    input: 'fresh',
    steps: [...repeated, 'chooseZone/second', 'changeValidFrom/day', 'readOffers=oneZone'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const { name, metadata } = notes(context).zone ?? {};
      return name === 'ONLY_ZONE_BY_DAY' && metadata?.['zone'] === 'Pásmo 200' && metadata['now'] === 'Pásmo 100';
    },
  },
  'TFR-06: what the ticket cost on the day before is shown': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic'],
    ends: 'choosing.listed.ready',
    with: (context) => {
      const { price, priceBefore, dayBefore } = notes(context).price?.metadata ?? {};
      return price === 44_000 && priceBefore === 55_000 && dayBefore === '2026-12-01';
    },
  },
  'TFR-06: a day without prices does not lose the zone': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=unpriced', 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => context.zoneName === '100' && isQuiet(context),
  },
  'TFR-06: a zone that was kept on a day without prices is shown when it is lost later': {
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
  'TFR-06: a price that has not changed is no reason for a note': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: another price of the same day is nothing that the day did': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=all', 'changeValidFrom/day', 'readOffers=withIsic'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: what was told goes when the day is changed again': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic', 'changeValidFrom/garbage'],
    ends: 'choosing.dayMissing',
    with: isQuiet,
  },
  'TFR-06: what was said of price and zone goes when another zone is chosen': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=withIsic', 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: isQuiet,
  },
  'TFR-06: what was told stays when tickets are fetched again after a failure': {
    input: 'fresh',
    steps: [...repeated, 'chooseCombination/halfYear', 'readOffers=noAnswer', 'retry', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.name === 'MOVED_TO_TODAY',
  },
  'TFR-06: a start that the ticket has moved to today is shown, with the day that it was': {
    input: 'fresh',
    steps: [...repeated, 'chooseCombination/halfYear', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.metadata['day'] === '2026-12-01',
  },
  'TFR-06: the day that is there again is shown': {
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
  'TFR-06: a typed day that the proposed half-year ticket moves to today is shown': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'changeValidFrom/day', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => notes(context).start?.metadata['day'] === '2026-12-05' && context.start === today,
  },
  'TFR-06: of what only the shop proposed nothing is shown': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => isQuiet(context) && context.combinationId === halfYear.id,
  },
  'TFR-06: a ticket restored after the session expired is lost without a name': {
    input: 'drafted',
    steps: [...opened, 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: (context) => lossesOf(context)[0]?.name === 'COMBINATION_NOT_OFFERED',
  },
  'TFR-06: that none is sold says all': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=none'],
    ends: 'choosing.listed.undecided',
    with: isQuiet,
  },
  'TFR-08: a ticket that covers the same days, is longer valid and costs less is offered': {
    input: 'fresh',
    steps: withMonth,
    ends: 'choosing.listed.ready',
    with: (context) => {
      const better = betterTicketFor(context);
      return better?.offer.combination.id === month.id && better.saving === 2800 && better.extraDays === 1;
    },
  },
  'TFR-08: the better ticket is taken for the same day and zone': {
    input: 'fresh',
    steps: [...withMonth, 'takeBetterTicket'],
    ends: 'choosing.listed.ready',
    with: (context) =>
      context.combinationId === month.id && context.start === today && chosenZone(context)?.price === 52_200,
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: after no, thanks nothing is offered any more, also for another zone': {
    input: 'fresh',
    steps: [...withMonth, 'declineBetterTicket', 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: ({ combinationId }) => combinationId === thirtyDays.id,
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: a ticket that the person has left for another one is not offered': {
    input: 'fresh',
    steps: [...anew, 'chooseCombination/month', 'chooseZone/first', 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: who chooses the better ticket by hand has taken it': {
    input: 'fresh',
    steps: [...withMonth, 'chooseCombination/month'],
    ends: 'choosing.listed.ready',
    with: ({ hasAnsweredOffer }) => hasAnsweredOffer,
  },
  'TFR-08: nothing is offered as long as no zone is chosen': {
    input: 'fresh',
    steps: [...anew, 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
  'TFR-08: nothing is offered while the ticket is saved': {
    input: 'fresh',
    steps: [...withMonth, 'addToCart'],
    ends: 'saving',
    refuses: ['takeBetterTicket', 'declineBetterTicket'],
  },
};
