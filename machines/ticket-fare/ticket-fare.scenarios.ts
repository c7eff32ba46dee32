import type { Scenario } from '../flow-model.ts';
import type { ticketFareMachine } from './ticket-fare.machine.ts';
import { ticketFareProblems } from './ticket-fare.problems.ts';
import { halfYear, thirtyDays, today } from './ticket-fare.samples.ts';

const opened = ['readLimits=read', 'readTickets=none'];
const repeated = ['readLimits=read', 'readTickets=active', 'readCombinations=all'];
const anewChosen = [...opened, 'readCombinations=all', 'chooseCombination/thirtyDays'];

/** What the requirements ask of the flow, step by step, as the specification tells it. */
export const ticketFareScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-01: the day after the last ticket, its combination and its zone are proposed': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName }) =>
      start === '2026-12-01' && combinationId === thirtyDays.id && zoneName === '100',
  },
  'TFR-01: without a ticket before, today is proposed and nothing is chosen': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start, combinationId, zoneName }) => start === today && combinationId === null && zoneName === null,
  },
  'TFR-01: a proposed combination that is not offered goes without a word': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readCombinations=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, lostChoice }) => combinationId === null && lostChoice === null,
  },
  'TFR-01: a new day takes back a combination that is not sold then, and says so': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=oneZone', 'changeValidFrom/day', 'readCombinations=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, lostChoice }) => combinationId === null && lostChoice === 'COMBINATION_NOT_OFFERED',
  },
  'TFR-01: a new day takes back a zone that has no price then, and says so': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'changeValidFrom/day', 'readCombinations=all', 'readOffer=otherZones'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, lostChoice }) => zoneName === null && lostChoice === 'ZONE_NOT_OFFERED',
  },
  'TFR-01: a single zone is chosen by itself': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=oneZone'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName }) => zoneName === '100',
  },
  'TFR-01: a half-year ticket moves the start to today and holds it there': {
    input: 'fresh',
    steps: [
      ...repeated,
      'readOffer=oneZone',
      'chooseCombination/halfYear',
      'readCombinations=all',
      'readOffer=oneZone',
    ],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId }) => start === today && combinationId === halfYear.id,
    refuses: ['changeValidFrom/day', 'addToCart'],
  },
  'TFR-01: a half-year ticket of before is proposed for today': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=halfYear', 'readCombinations=all', 'readCombinations=all'],
    ends: 'choosing.listed.readingOffer',
    with: ({ start, combinationId }) => start === today && combinationId === halfYear.id,
  },
  'TFR-01: a collision blocks the cart until another day is chosen': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=oneZone', 'changeValidFrom/colliding', 'readCombinations=all', 'readOffer=oneZone'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'TICKET_FARE_COLLISION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: a price list without prices blocks the cart': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=unpriced'],
    ends: 'choosing.listed.ready',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'INVALID_PRICE_LIST'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: no combination blocks the cart': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=none'],
    ends: 'choosing.listed.undecided',
    with: (context) => ticketFareProblems(context).some(({ name }) => name === 'NO_POSSIBLE_COMBINATION'),
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'TFR-01: what is missing is asked for': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=twoZones', 'addToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: a day typed while the tickets of another are looked up counts': {
    input: 'fresh',
    steps: [
      ...opened,
      'changeValidFrom/day',
      'changeValidFrom/garbage',
      'changeValidFrom/colliding',
      'readCombinations=all',
    ],
    ends: 'choosing.listed.undecided',
    with: ({ start }) => start === '2026-11-25',
  },
  'TFR-01, DLG-01: a refusal keeps what was chosen and says why': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addAndGoToCart', 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY'],
    ends: 'choosing.listed.ready',
    with: ({ failure, zoneName, start }) =>
      failure?.metadata['cardValidTo'] === '2026-12-20' && zoneName === '100' && start === '2026-12-01',
  },
  'DLG-01: nothing can be pressed while saving': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addToCart'],
    ends: 'saving',
    refuses: ['addToCart', 'addAndGoToCart', 'close', 'chooseZone/second', 'changeValidFrom/day'],
  },
  'TFR-01: after a lost answer the same ticket may be sent again': {
    input: 'fresh',
    steps: [
      ...repeated,
      'readOffer=twoZones',
      'addToCart',
      'addTicketFare=noAnswer',
      'addToCart',
      'addTicketFare=added',
    ],
    ends: 'added',
  },
  'FMT-03: what is no day stays as it was typed, and is asked for': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addToCart'],
    ends: 'choosing.dayMissing',
    with: ({ start, typedStart, demanded }) => start === null && typedStart === '5.12.' && demanded,
  },
  'TFR-01: a day is asked for, also on the way to the cart': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addAndGoToCart'],
    ends: 'choosing.dayMissing',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: a combination is asked for; only those listed can be chosen': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all', 'addToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
    refuses: ['chooseCombination/unknown'],
  },
  'TFR-01: a combination is asked for, also on the way to the cart': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all', 'addAndGoToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: a zone is asked for, also on the way to the cart': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=twoZones', 'addAndGoToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: another zone can be chosen': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'chooseZone/second'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName }) => zoneName === '200',
  },
  'API-02: without your tickets it does not open': {
    input: 'fresh',
    steps: ['readTickets=noAnswer'],
    ends: 'unopened',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: it is told that the combinations could not be fetched': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=noAnswer'],
    ends: 'choosing.combinationsFailed',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: trying again takes the message back': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=noAnswer', 'retry'],
    ends: 'choosing.readingCombinations',
    with: ({ failure }) => failure === null,
  },
  'API-02: it is told that the price could not be fetched': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=garbage'],
    ends: 'choosing.listed.offerFailed',
    with: ({ failure }) => failure?.name === 'UNREADABLE_ANSWER',
  },
  'API-04: a failure is kept to be told': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addToCart', 'addTicketFare=CARD_NOT_ACTIVE'],
    ends: 'choosing.listed.ready',
    with: ({ failure }) => failure?.name === 'CARD_NOT_ACTIVE',
  },
  'TFR-01: straight to the cart': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addAndGoToCart', 'addTicketFare=added'],
    ends: 'added',
    with: ({ wantsCart }) => wantsCart,
  },
  'DLG-01: closing ends it': { input: 'fresh', steps: [...repeated, 'close'], ends: 'closed' },
  'DLG-01: closing ends it before it is open': { input: 'fresh', steps: ['close'], ends: 'closed' },
  'DLG-01: closing ends it where it cannot be opened': {
    input: 'fresh',
    steps: ['readTickets=noAnswer', 'close'],
    ends: 'closed',
  },
  'API-02: the opening can be tried again': {
    input: 'fresh',
    steps: ['readLimits=noAnswer', 'retry', ...opened],
    ends: 'choosing.readingCombinations',
  },
  'API-02: tickets and price can be asked for again': {
    input: 'fresh',
    steps: [
      ...opened,
      'readCombinations=noAnswer',
      'retry',
      'readCombinations=all',
      'chooseCombination/thirtyDays',
      'readOffer=garbage',
      'retry',
    ],
    ends: 'choosing.listed.readingOffer',
    with: ({ failure }) => failure === null,
  },
};
