import type { Scenario } from '../flow-model.ts';
import type { ticketFareMachine } from './ticket-fare.machine.ts';
import { ticketFareProblems } from './ticket-fare.problems.ts';
import { halfYear, thirtyDays, today } from './ticket-fare.samples.ts';

const opened = ['readLimits=read', 'readTickets=none'];
const repeated = ['readLimits=read', 'readTickets=active', 'readCombinations=all'];
const withIsic = ['readLimits=read', 'readTickets=active', 'readCombinations=all', 'readOffer=twoZones'];
const anewChosen = [...opened, 'readCombinations=all', 'chooseCombination/thirtyDays'];

/** Scenarios by requirement, written from the specification. */
export const ticketFareScenarios: Readonly<Record<string, Scenario<typeof ticketFareMachine>>> = {
  'TFR-01: the day after the last ticket, its combination and its zone are proposed': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName }) =>
      start === '2026-12-01' && combinationId === thirtyDays.id && zoneName === '100',
  },
  'SES-02: the choices of the expired session are there again, whatever the last ticket was': {
    input: 'drafted',
    steps: [...repeated, 'readOffer=twoZones'],
    ends: 'choosing.listed.ready',
    with: ({ start, combinationId, zoneName, lostChoice }) =>
      start === '2026-12-05' && combinationId === thirtyDays.id && zoneName === '200' && lostChoice === null,
  },
  'SES-02: a restored combination that is not offered any more is cleared, and a message says so': {
    input: 'drafted',
    steps: ['readLimits=read', 'readTickets=active', 'readCombinations=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, lostChoice }) => combinationId === null && lostChoice === 'COMBINATION_NOT_OFFERED',
  },
  'SES-02: a restored zone that has no price any more is cleared, and a message says so': {
    input: 'drafted',
    steps: [...repeated, 'readOffer=oneZone'],
    ends: 'choosing.listed.ready',
    with: ({ zoneName, lostChoice }) => zoneName === '100' && lostChoice === 'ZONE_NOT_OFFERED',
  },
  'SES-02: a text that was not a day is there again, and the other choices wait for a day': {
    input: 'draftedWithoutDay',
    steps: [...opened, 'changeValidFrom/day', 'readCombinations=all', 'readOffer=twoZones'],
    ends: 'choosing.listed.ready',
    with: ({ combinationId, zoneName }) => combinationId === thirtyDays.id && zoneName === '200',
  },
  'TFR-01: today is proposed and nothing is chosen when there was no ticket before': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all'],
    ends: 'choosing.listed.undecided',
    with: ({ start, combinationId, zoneName }) => start === today && combinationId === null && zoneName === null,
  },
  'TFR-01: a proposed combination that is not offered is dropped without a message': {
    input: 'fresh',
    steps: ['readLimits=read', 'readTickets=active', 'readCombinations=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, lostChoice }) => combinationId === null && lostChoice === null,
  },
  'TFR-01: a new day clears a combination that is not sold on it, and a message says so': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=oneZone', 'changeValidFrom/day', 'readCombinations=halfYearOnly'],
    ends: 'choosing.listed.undecided',
    with: ({ combinationId, lostChoice }) => combinationId === null && lostChoice === 'COMBINATION_NOT_OFFERED',
  },
  'TFR-01: a new day clears a zone that has no price on it, and a message says so': {
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
  'TFR-01: a half-year ticket sets the start to today, and no other day can be chosen': {
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
  'TFR-01: the half-year ticket bought last is proposed for today': {
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
  'TFR-01: the zone that is missing is marked': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=twoZones', 'addToCart'],
    ends: 'choosing.listed.ready',
    with: ({ demanded, zoneName }) => demanded && zoneName === null,
  },
  'TFR-01: a day typed while the tickets of another day are fetched replaces that day': {
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
  'DLG-01: no control works while the ticket is saved': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addToCart'],
    ends: 'saving',
    refuses: ['addToCart', 'addAndGoToCart', 'close', 'chooseZone/second', 'changeValidFrom/day'],
  },
  'TFR-01: the same ticket can be sent again after no answer': {
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
  'FMT-03: a text that is not a day stays as it was typed, and is marked': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addToCart'],
    ends: 'choosing.dayMissing',
    with: ({ start, typedStart, demanded }) => start === null && typedStart === '5.12.' && demanded,
  },
  'TFR-01: the missing day is marked, also when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'changeValidFrom/garbage', 'addAndGoToCart'],
    ends: 'choosing.dayMissing',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing combination is marked; only listed ones can be chosen': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all', 'addToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
    refuses: ['chooseCombination/unknown'],
  },
  'TFR-01: the missing combination is marked, also when the person wants to go to the cart': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=all', 'addAndGoToCart'],
    ends: 'choosing.listed.undecided',
    with: ({ demanded }) => demanded,
  },
  'TFR-01: the missing zone is marked, also when the person wants to go to the cart': {
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
  'API-02: the dialog does not open without the tickets of the customer': {
    input: 'fresh',
    steps: ['readTickets=noAnswer'],
    ends: 'unopened',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: a message says that the combinations could not be fetched': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=noAnswer'],
    ends: 'choosing.combinationsFailed',
    with: ({ failure }) => failure?.name === 'NO_ANSWER',
  },
  'API-02: a retry removes the message': {
    input: 'fresh',
    steps: [...opened, 'readCombinations=noAnswer', 'retry'],
    ends: 'choosing.readingCombinations',
    with: ({ failure }) => failure === null,
  },
  'API-02: a message says that the price could not be fetched': {
    input: 'fresh',
    steps: [...anewChosen, 'readOffer=garbage'],
    ends: 'choosing.listed.offerFailed',
    with: ({ failure }) => failure?.name === 'UNREADABLE_ANSWER',
  },
  'API-04: the reason of a failure is kept to be shown': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addToCart', 'addTicketFare=CARD_NOT_ACTIVE'],
    ends: 'choosing.listed.ready',
    with: ({ failure }) => failure?.name === 'CARD_NOT_ACTIVE',
  },
  'TFR-01: the person can go to the cart at once after adding the ticket': {
    input: 'fresh',
    steps: [...repeated, 'readOffer=twoZones', 'addAndGoToCart', 'addTicketFare=added'],
    ends: 'added',
    with: ({ wantsCart }) => wantsCart,
  },
  'ISI-02: the price of an ISIC ticket is asked for, and nothing can be added before it is known': {
    input: 'isicAllowed',
    steps: withIsic,
    ends: 'choosing.listed.readingIsicPrice',
    with: ({ isicPrice, zoneName }) => isicPrice === null && zoneName === '100',
    refuses: ['addToCart', 'addAndGoToCart'],
  },
  'ISI-02: a ticket with an ISIC price can be added when the price is known': {
    input: 'isicAllowed',
    steps: [...withIsic, 'readIsicPrice=lower', 'addToCart', 'addTicketFare=added'],
    ends: 'added',
  },
  'ISI-02: a new zone has its price asked for anew, also while that of another zone is being read': {
    input: 'isicAllowed',
    steps: [...withIsic, 'chooseZone/second', 'readIsicPrice=lower', 'chooseZone/first'],
    ends: 'choosing.listed.readingIsicPrice',
    with: ({ isicPrice, zoneName }) => isicPrice === null && zoneName === '100',
    refuses: ['addToCart'],
  },
  'ISI-02: a new day has the price asked for anew': {
    input: 'isicAllowed',
    steps: [...withIsic, 'readIsicPrice=lower', 'changeValidFrom/day', 'readCombinations=all', 'readOffer=oneZone'],
    ends: 'choosing.listed.readingIsicPrice',
    with: ({ isicPrice, start }) => isicPrice === null && start === '2026-12-05',
  },
  'ISI-02: no price is asked for before a zone is chosen': {
    input: 'isicAllowed',
    steps: [...anewChosen, 'readOffer=twoZones'],
    ends: 'choosing.listed.ready',
    with: ({ isicPrice, zoneName }) => isicPrice === null && zoneName === null,
  },
  'ISI-02: a ticket for a profile without ISIC has the list price': {
    input: 'isicAllowed',
    steps: [
      ...withIsic,
      'readIsicPrice=lower',
      'chooseCombination/halfYear',
      'readCombinations=all',
      'readOffer=twoZones',
    ],
    ends: 'choosing.listed.ready',
    with: ({ isicPrice, combinationId }) => isicPrice === null && combinationId === halfYear.id,
  },
  'ISI-02: every ticket has the list price if the operator does not allow ISIC': {
    input: 'fresh',
    steps: withIsic,
    ends: 'choosing.listed.ready',
    with: ({ isicPrice }) => isicPrice === null,
  },
  'ISI-02, API-02: an ISIC price that could not be fetched keeps the choices, and can be asked for again': {
    input: 'isicAllowed',
    steps: [...withIsic, 'readIsicPrice=noAnswer', 'retry', 'readIsicPrice=lower'],
    ends: 'choosing.listed.ready',
    with: ({ isicPrice, zoneName, failure }) => isicPrice === 44_000 && zoneName === '100' && failure === null,
  },
  'ISI-02: nothing can be added while the ISIC price is missing, and another zone can be tried': {
    input: 'isicAllowed',
    steps: [...withIsic, 'readIsicPrice=noAnswer', 'chooseZone/second', 'readIsicPrice=INVALID_ZONE'],
    ends: 'choosing.listed.isicPriceFailed',
    with: ({ failure, zoneName }) => failure?.name === 'INVALID_ZONE' && zoneName === '200',
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
    ends: 'choosing.readingCombinations',
  },
  'API-02: combinations and price can be fetched again after a failure': {
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
