import type { BoardObstacle, BoardPerson, BoardSuggestion, FamilyBoard } from '#contract/entities/family-board.ts';
import { card } from '../../ticket-fare/model/ticket-fare.samples.ts';
import type { ChosenTicket } from '../../ticket-fare/ticket-fare.types.ts';

export const today = '2026-11-25';
const zone = { id: 1, name: '100', displayName: '100 Lipany-město' };

const obstacle = (name: BoardObstacle['name'], details: Partial<BoardObstacle> = {}): BoardObstacle => ({
  name,
  until: null,
  possibleFrom: null,
  orderId: null,
  unmanageable: null,
  ...details,
});

const suggestion = (cardId: number, change: Partial<BoardSuggestion> = {}): BoardSuggestion => ({
  cardId,
  ticketCombinationId: 1,
  displayName: '30denní – Dospělý',
  zone,
  start: '2026-11-28',
  validFrom: '2026-11-28',
  validTo: '2026-12-27',
  price: 55_000,
  profile: 'Dospělý',
  listPrice: 55_000,
  fullPrice: null,
  startReason: 'AFTER_LAST',
  lastValidTo: '2026-11-27',
  ...change,
});

const heldTicket = (id: number, validFrom: string, validTo: string): BoardPerson['tickets'][number] => ({
  id,
  title: '30denní',
  zones: [zone],
  validFrom,
  validTo,
  buyer: 'THIS_ACCOUNT',
});

const person = (
  customerId: number,
  fullName: string,
  change: Partial<BoardPerson> & Pick<BoardPerson, 'suggestion' | 'obstacle'>,
): BoardPerson => ({
  customerId,
  fullName,
  type: 'ASSIGNED',
  coverage: { state: 'NOT_COVERED', until: null },
  card: { ...card, id: customerId + 10, customer: { id: customerId, firstName: fullName, lastName: '' } },
  tickets: [],
  openApplication: null,
  isOrderedElsewhere: false,
  ...change,
});

/** Her ticket ends in two days. */
export const mother = person(1, 'Petra Horáková', {
  type: 'REGISTERED',
  coverage: { state: 'ENDING', until: '2026-11-27' },
  tickets: [heldTicket(101, '2026-10-29', '2026-11-27')],
  suggestion: suggestion(11),
  obstacle: null,
});

/** His ticket is valid for three more weeks. */
export const son = person(2, 'Jakub Horák', {
  coverage: { state: 'COVERED', until: '2026-12-15' },
  tickets: [heldTicket(102, '2026-11-16', '2026-12-15')],
  suggestion: suggestion(12, {
    displayName: '30denní – Dítě 6–14 let',
    start: '2026-12-16',
    validFrom: '2026-12-16',
    validTo: '2027-01-14',
    price: 27_500,
    profile: 'Dítě 6–14 let',
    listPrice: 27_500,
    fullPrice: 55_000,
    lastValidTo: '2026-12-15',
  }),
  obstacle: null,
});

/** She has bought nothing yet. */
export const daughter = person(3, 'Ema Horáková', { suggestion: null, obstacle: obstacle('NO_TICKET_BEFORE') });

export const baby = person(4, 'Adam Horák', {
  card: null,
  coverage: { state: 'NO_CARD', until: null },
  suggestion: null,
  obstacle: obstacle('NO_CARD'),
});

/** Another account has bought his next ticket meanwhile. */
export const coveredSon: BoardPerson = {
  ...son,
  coverage: { state: 'COVERED', until: '2027-01-14' },
  tickets: [...son.tickets, { ...heldTicket(103, '2026-12-16', '2027-01-14'), buyer: 'OTHER_ACCOUNT' }],
  suggestion: null,
  obstacle: obstacle('NEXT_TICKET', { until: '2027-01-14' }),
};

/** Her ticket has become more expensive. */
export const dearerMother: BoardPerson = {
  ...mother,
  suggestion: suggestion(11, { price: 60_000, listPrice: 60_000 }),
};

const boardOf = (...people: readonly BoardPerson[]): FamilyBoard => ({
  people: [...people],
  totalCount: people.length,
});

export const family = boardOf(mother, son, daughter, baby);
export const changedFamily = boardOf(dearerMother, coveredSon, daughter, baby);
export const nobody = boardOf();

/** The ticket that was chosen in the ticket dialog. */
export const chosen: ChosenTicket = {
  start: '2026-12-01',
  ticketCombinationId: 2,
  displayName: '90denní – Dospělý',
  profile: 'Dospělý',
  zone,
  validFrom: '2026-12-01',
  validTo: '2027-02-28',
  price: 143_000,
  listPrice: 143_000,
  fullPrice: null,
};

/** The metadata of the error when both lines of a request are refused. */
export const refusedLines = {
  '11.name': 'PRICE_CHANGED',
  '11.price': 60_000,
  '12.name': 'TICKET_FARE_COLLISION',
  '12.heldTicketValidFrom': '2026-12-16',
  '12.heldTicketValidTo': '2027-01-14',
};
