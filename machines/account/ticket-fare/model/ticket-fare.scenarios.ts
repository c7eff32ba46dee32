import type { Scenario } from '#machines/common/flow-model.ts';
import type { ticketFareMachine } from '../ticket-fare.machine.ts';
import { chosenZone, ticketFareProblems } from '../ticket-fare.problems.ts';
import type { ShownChanges } from '../ticket-fare.types.ts';
import { halfYear, thirtyDays, today } from './ticket-fare.samples.ts';

const opened = ['readLimits=read', 'readTickets=none'];
const repeated = ['readLimits=read', 'readTickets=active', 'readOffers=all'];
const anewChosen = [...opened, 'readOffers=all', 'chooseCombination/thirtyDays'];
const isUnchanged = (changes: ShownChanges) => Object.values(changes).every((change) => change === null);

/** Scenarios for each requirement, written from the text of the requirements. */
export const ticketFareScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-01: the day after the last ticket ends is proposed, with the same combination and zone': {
    input: 'fresh',
    steps: repeated,
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName }) =>
      start === '2026-12-01' && combinationId === thirtyDays.id && zoneName === '100',
  },
  'SES-02: the choices of the expired session are restored, regardless of the last ticket': {
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
  'SES-02: a restored zone that has no price any more is replaced by the only zone, and a message says so': {
    input: 'drafted',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=oneZone'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, changes }) => zoneName === '100' && changes.lostZone !== null,
  },
  'SES-02: if the draft has no valid day, its other choices are restored after a day is chosen': {
    input: 'draftedWithoutDay',
    steps: [...opened, 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: ({ combinationId, zoneName }) => combinationId === thirtyDays.id && zoneName === '200',
  },
  'TFR-01: if there was no ticket before, today is proposed and no ticket is chosen': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start, combinationId, zoneName }) => start === today && combinationId === null && zoneName === null,
  },
  'TFR-01: a proposed combination that is not offered is removed without a message': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, changes }) => combinationId === null && isUnchanged(changes),
  },
  'TFR-01: a combination that is not sold on the new day is cleared, and a message says so': {
    input: 'fresh',
    steps: [...anewChosen, 'changeValidFrom/day', 'readOffers=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, changes }) => combinationId === null && changes.lostTicket !== null,
  },
  'TFR-01: a zone that has no price on the new day is cleared, and a message says so': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/day', 'readOffers=otherZones'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, changes }) => zoneName === null && changes.lostZone !== null,
  },
  'TFR-01: a zone is chosen automatically if it is the only zone': {
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
  'TFR-01: if the last ticket was a half-year ticket, it is proposed for today': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'readOffers=all', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId }) => start === today && combinationId === halfYear.id,
  },
  'TFR-01: a ticket that collides with another ticket cannot be added until another day is chosen': {
    input: 'fresh',
    steps: [...repeated, 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'TICKET_FARE_COLLISION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: a ticket whose price list has no prices cannot be added': {
    input: 'fresh',
    steps: [...opened, 'readOffers=unpriced', 'chooseCombination/thirtyDays'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'INVALID_PRICE_LIST'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: a ticket cannot be added if no combination is offered': {
    input: 'fresh',
    steps: [...opened, 'readOffers=none'],
    ends: 'choosing.listed.undecided',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'NO_POSSIBLE_COMBINATION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: a missing zone is marked when the ticket is added': {
    input: 'fresh',
    steps: [...anewChosen, 'addToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: if a day is typed while the tickets of another day are fetched, the typed day is chosen': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/day', 'changeValidFrom/garbage', 'changeValidFrom/colliding', 'readOffers=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start }) => start === '2026-11-25',
  },
  'TFR-01, DLG-01: the choices stay after a refusal, and its reason is shown': {
    input: 'fresh',
    steps: [...repeated, 'addAndGoToCart', 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY'],
    ends: 'choosing.listed.ready',
    with: ({ failure, zoneName, start }) =>
      failure?.metadata['cardValidTo'] === '2026-12-20' && zoneName === '100' && start === '2026-12-01',
  },
  'DLG-01: no control works while the ticket is being added to the cart': {
    input: 'fresh',
    steps: [...repeated, 'addToCart'],
    ends: 'saving',
    refuses: ['addToCart', 'addAndGoToCart', 'close', 'chooseZone/second', 'changeValidFrom/day'],
  },
  'TFR-01: the same ticket can be sent again if the server did not answer': {
    input: 'fresh',
    steps: [...repeated, 'addToCart', 'addTicketFare=noAnswer', 'addToCart', 'addTicketFare=added'],
    ends: 'added',
  },
  'FMT-03: a text that is not a day stays in the field, and is marked when the ticket is added': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addToCart'],
    ends: 'choosing.dayMissing',
    with: ({ start, typedStart, demanded }) => start === null && typedStart === '5.12.' && demanded,
  },
  'FRM-01: a text that is not a day stays in the field, and is marked when the person leaves the field': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'leaveValidFrom'],
    ends: 'choosing.dayMissing',
    with: ({ typedStart, demanded }) => typedStart === '5.12.' && demanded,
  },
  'TFR-01: the missing day is also marked when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addAndGoToCart'],
    ends: 'choosing.dayMissing',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing combination is marked; only listed combinations can be chosen': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all', 'addToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
    refuses: ['chooseCombination/unknown'],
  },
  'TFR-01: the missing combination is also marked when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'readOffers=all', 'addAndGoToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing zone is also marked when the person wants to go to the cart': {
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
  "API-02: the dialog does not open if the customer's tickets could not be fetched": {
    input: 'fresh',
    steps: ['readTickets=noAnswer'],
    ends: 'unopened',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: a failure to fetch the combinations is kept, so that a message can show it': {
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
  'API-04: the failure is kept, so that its reason can be shown': {
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
  'ISI-02: the ISIC price of the chosen zone is offered, together with the list price': {
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
  'ISI-02: the price of the new day replaces the price of the previous day': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=withIsic', 'changeValidFrom/day', 'readOffers=all'],
    ends: 'choosing.listed.ready',
    with: (context) => chosenZone(context)?.price === 55_000 && context.start === '2026-12-05',
  },
  'TFR-04: the earlier day is restored when a ticket that can only start today is replaced by another ticket': {
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
  'TFR-04: a zone that the newly chosen ticket does not have is replaced by the only zone, and a message says so': {
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
  'TFR-01: a ticket that ends after the last day of the calendar cannot be added': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readOffers=beyondCalendar'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'VALIDITY_BEYOND_CALENDAR'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'DLG-01: the dialog can be closed': { input: 'fresh', steps: [...repeated, 'close'], ends: 'closed' },
  'DLG-01: the dialog can be closed while its data are fetched': { input: 'fresh', steps: ['close'], ends: 'closed' },
  'DLG-01: the dialog can be closed if its data could not be fetched': {
    input: 'fresh',
    steps: ['readTickets=noAnswer', 'close'],
    ends: 'closed',
  },
  'API-02: the data of the dialog can be fetched again after a failure': {
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
