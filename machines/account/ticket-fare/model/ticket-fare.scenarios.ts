import type { Scenario } from '#machines/common/flow-model.ts';
import type { ticketFareMachine } from '../ticket-fare.machine.ts';
import { chosenZone, ticketFareProblems } from '../ticket-fare.problems.ts';
import type { ShownChanges } from '../ticket-fare.types.ts';
import { halfYear, thirtyDays, today } from './ticket-fare.samples.ts';

const opened = ['readLimits=read', 'readTickets=none'];
const repeated = ['readLimits=read', 'readTickets=active', 'readOffers=all'];
const anewChosen = [...opened, 'readOffers=all', 'chooseCombination/thirtyDays'];
const isUnchanged = (changes: ShownChanges) => Object.values(changes).every((change) => change === null);

/** Scenarios by requirement, written from the requirements. */
export const ticketFareScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-01: the day after the last ticket, its combination and its zone are proposed': {
    input: 'fresh',
    steps: repeated,
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName }) =>
      start === '2026-12-01' && combinationId === thirtyDays.id && zoneName === '100',
  },
  'SES-02: the choices of the expired session are there again, whatever the last ticket was': {
    input: 'drafted',
    steps: repeated,
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName, changes }) =>
      start === '2026-12-05' && combinationId === thirtyDays.id && zoneName === '200' && isUnchanged(changes),
  },
  'SES-02: a restored combination that is not offered any more is cleared, and a message says so': {
    input: 'drafted',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, changes }) => combinationId === null && changes.lostTicket !== null,
  },
  'SES-02: a restored zone that has no price any more is cleared, and a message says so': {
    input: 'drafted',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=oneZone'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, changes }) => zoneName === '100' && changes.lostZone !== null,
  },
  'SES-02: a text that was not a day is there again, and the other choices wait for a day': {
    input: 'draftedWithoutDay',
    steps: [...opened, 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: ({ combinationId, zoneName }) => combinationId === thirtyDays.id && zoneName === '200',
  },
  'TFR-01: today is proposed and nothing is chosen when there was no ticket before': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start, combinationId, zoneName }) => start === today && combinationId === null && zoneName === null,
  },
  'TFR-01: a proposed combination that is not offered is dropped without a message': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, changes }) => combinationId === null && isUnchanged(changes),
  },
  'TFR-01: a new day clears a combination that is not sold on it, and a message says so': {
    input: 'fresh',
    steps: [...anewChosen, 'changeValidFrom/day', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, changes }) => combinationId === null && changes.lostTicket !== null,
  },
  'TFR-01: a new day clears a zone that has no price on it, and a message says so': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=otherZones'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, changes }) => zoneName === null && changes.lostZone !== null,
  },
  'TFR-01: a single zone is chosen by itself': {
    input: 'fresh',
    steps: [...opened, 'readOffers=oneZone', 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName }) => zoneName === '100',
  },
  'TFR-01: a half-year ticket sets the start to today, and no other day can be chosen': {
    input: 'fresh',
    steps: [...repeated, 'chooseCombination/halfYear', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId }) => start === today && combinationId === halfYear.id,
    refuses: ['changeValidFrom/day', 'addToCart'],
  },
  'TFR-01: the half-year ticket bought last is proposed for today': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId }) => start === today && combinationId === halfYear.id,
  },
  'TFR-01: a collision blocks the cart until another day is chosen': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'TICKET_FARE_COLLISION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: a price list without prices blocks the cart': {
    input: 'fresh',
    steps: [...opened, 'readOffers=unpriced', 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'INVALID_PRICE_LIST'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: no combination blocks the cart': {
    input: 'fresh',
    steps: [...opened, 'readOffers=none'],
    ends: 'choosing.listed.undecided',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'NO_POSSIBLE_COMBINATION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: the zone that is missing is marked': {
    input: 'fresh',
    steps: [...anewChosen, 'addToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: a day typed while the tickets of another day are fetched replaces that day': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/day', 'changeValidFrom/garbage', 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start }) => start === '2026-11-25',
  },
  'TFR-01, DLG-01: a refusal keeps what was chosen and says why': {
    input: 'fresh',
    steps: [...repeated, 'addAndGoToCart', 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY'],
    ends: 'choosing.listed.ready',
    with: ({ failure, zoneName, start }) =>
      failure?.metadata['cardValidTo'] === '2026-12-20' && zoneName === '100' && start === '2026-12-01',
  },
  'DLG-01: no control works while the ticket is saved': {
    input: 'fresh',
    steps: [...repeated, 'addToCart'],
    ends: 'saving',
    refuses: ['addToCart', 'addAndGoToCart', 'close', 'chooseZone/second', 'changeValidFrom/day'],
  },
  'TFR-01: the same ticket can be sent again after no answer': {
    input: 'fresh',
    steps: [...repeated, 'addToCart', 'addTicketFare=noAnswer', 'addToCart', 'addTicketFare=added'],
    ends: 'added',
  },
  'FMT-03: a text that is not a day stays as it was typed, and is marked': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addToCart'],
    ends: 'choosing.dayMissing',
    with: ({ start, typedStart, demanded }) => start === null && typedStart === '5.12.' && demanded,
  },
  'FRM-01: a text that is no day is shown when the field is left, and kept': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'leaveValidFrom'],
    ends: 'choosing.dayMissing',
    with: ({ typedStart, demanded }) => typedStart === '5.12.' && demanded,
  },
  'TFR-01: the missing day is marked, also when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addAndGoToCart'],
    ends: 'choosing.dayMissing',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing combination is marked; only listed ones can be chosen': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all', 'addToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
    refuses: ['chooseCombination/unknown'],
  },
  'TFR-01: the missing combination is marked, also when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all', 'addAndGoToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing zone is marked, also when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...anewChosen, 'addAndGoToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: another zone can be chosen': {
    input: 'fresh',
    steps: [...repeated, 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName }) => zoneName === '200',
  },
  'API-02: the dialog does not open without the tickets of the customer': {
    input: 'fresh',
    steps: ['readTickets=noAnswer'],
    ends: 'unopened',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: a message says that the combinations could not be fetched': {
    input: 'fresh',
    steps: [...opened, 'readOffers=noAnswer'],
    ends: 'choosing.offersFailed',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: a retry removes the message': {
    input: 'fresh',
    steps: [...opened, 'readOffers=noAnswer', 'retry'],
    ends: 'choosing.readingOffers',
    with: ({ failure }) => failure === null,
  },
  'API-04: the reason of a failure is kept to be shown': {
    input: 'fresh',
    steps: [...repeated, 'addToCart', 'addTicketFare=CARD_NOT_ACTIVE'],
    ends: 'choosing.listed.ready',
    with: ({ failure }) => failure?.name === 'CARD_NOT_ACTIVE',
  },
  'TFR-01: the person can go to the cart at once after adding the ticket': {
    input: 'fresh',
    steps: [...repeated, 'addAndGoToCart', 'addTicketFare=added'],
    ends: 'added',
    with: ({ wantsCart }) => wantsCart,
  },
  'ISI-02: the ISIC price of the chosen zone is offered, beside the list price': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=withIsic'],
    ends: 'choosing.listed.ready',
    with: (context) => chosenZone(context)?.price === 44_000 && chosenZone(context)?.listPrice === 55_000,
  },
  'ISI-02: a ticket with an ISIC price can be added': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=withIsic', 'addToCart', 'addTicketFare=added'],
    ends: 'added',
  },
  'ISI-02: the price of another day replaces that of the day before': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=withIsic', 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => chosenZone(context)?.price === 55_000 && context.start === '2026-12-05',
  },
  'TFR-04: the day chosen before is there again when another ticket follows one that starts only today': {
    input: 'fresh',
    steps: [
      ...repeated,
      'chooseCombination/halfYear',
      'readOffers=all',
      'chooseCombination/thirtyDays',
      'readOffers=all',
    ],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, dayBefore }) =>
      start === '2026-12-01' && combinationId === thirtyDays.id && dayBefore === null,
  },
  'TFR-04: a zone that the newly chosen ticket does not have is cleared, and a message says so': {
    input: 'fresh',
    steps: [
      ...repeated,
      'changeValidFrom/day',
      'readOffers=otherZones',
      'chooseZone/second',
      'chooseCombination/halfYear',
      'readOffers=oneZone',
    ],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, changes }) => zoneName === '100' && changes.lostZone !== null,
  },
  'TFR-01: a ticket whose end is beyond the calendar cannot be added': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=beyondCalendar'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'VALIDITY_BEYOND_CALENDAR'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'DLG-01: closing ends the dialog': { input: 'fresh', steps: [...repeated, 'close'], ends: 'closed' },
  'DLG-01: closing ends the dialog while it is loading': { input: 'fresh', steps: ['close'], ends: 'closed' },
  'DLG-01: closing ends the dialog when it could not be loaded': {
    input: 'fresh',
    steps: ['readTickets=noAnswer', 'close'],
    ends: 'closed',
  },
  'API-02: the loading can be tried again after a failure': {
    input: 'fresh',
    steps: ['readLimits=noAnswer', 'retry', ...opened],
    ends: 'choosing.readingOffers',
  },
  'API-02: combinations and price can be fetched again after a failure': {
    input: 'fresh',
    steps: [...opened, 'readOffers=noAnswer', 'retry', 'readOffers=garbage', 'retry'],
    ends: 'choosing.readingOffers',
    with: ({ failure }) => failure === null,
  },
};
