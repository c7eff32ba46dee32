import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { TariffProfile, TicketCombination } from '#contract/entities/tariff.ts';
import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { HeldTickets, TicketFareDraft } from '../ticket-fare.types.ts';

export const today = '2026-11-21';
const student = { id: 4, displayName: 'Student s ISIC', isic: true, reduced: true };
const adult = { id: 1, displayName: 'Dospělý', isic: false, reduced: false };

/** The card of an adult student; the profile with an ISIC ends in August 2027. */
export const card: CustomerCard = {
  id: 7,
  cardNumber: '12345678901234567',
  customerCardType: 'VIRTUAL',
  carrierType: 'VIRTUAL_CARD',
  currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
  validFrom: '2025-01-01',
  validTo: '2028-12-31',
  reclamation: false,
  customer: { id: 1, firstName: 'Jana', lastName: 'Nováková' },
  electronicWallet: null,
  profileOne: { profile: student, validFrom: '2025-09-01', validTo: '2027-08-31', confirmationChecked: null },
  profileTwo: { profile: adult, validFrom: '2025-01-01', validTo: null, confirmationChecked: null },
  created: '2025-01-01T08:00:00.000Z',
  issued: null,
  contactMeIfCardFound: false,
  marketingConsent: false,
};

const period = (
  id: number,
  rule: Pick<TariffProfile, 'displayName' | 'type' | 'period' | 'periodQuantity'>,
): TariffProfile => ({
  id,
  ...rule,
  fixedValidFromDay: null,
  fixedValidFromMonth: null,
  fixedValidToDay: null,
  fixedValidToMonth: null,
});

const combination = (
  id: number,
  tariffProfile: TariffProfile,
  customerProfile: TicketCombination['customerProfile'],
): TicketCombination => ({
  id,
  displayName: tariffProfile.displayName,
  typeName: 'TIME',
  tariffProfile,
  priceList: { id: 1 },
  customerProfile,
  validFrom: '2026-01-01',
  validTo: null,
  orderNumber: id,
});

export const thirtyDays = combination(
  1,
  period(1, { displayName: '30 dní', type: 'SLIDING', period: 'DAY', periodQuantity: 30 }),
  { ...student, checkTicketCollision: true },
);
export const halfYear = combination(
  2,
  period(2, { displayName: 'Pololetí', type: 'CALENDAR', period: 'HALF_YEAR', periodQuantity: 1 }),
  { ...adult, checkTicketCollision: true },
);

export const month = combination(
  3,
  period(3, { displayName: 'Měsíc', type: 'CALENDAR', period: 'MONTH', periodQuantity: 1 }),
  { ...adult, checkTicketCollision: true },
);

const pricedZone = (id: number, name: string, listPrice: number, price = listPrice): OfferedZone => ({
  zone: {
    id,
    name,
    displayName: `Pásmo ${name}`,
    schematic: { column: id, row: 0, neighbourIds: [id + 1], aroundId: null },
  },
  price,
  listPrice,
  fullPrice: null,
});

const priceList: TicketFareOffer['priceList'] = {
  displayName: 'Ceník jízdenek',
  period: { displayName: 'Ceník 2026', validFrom: '2026-01-01', validTo: '2026-12-31' },
};
const offered = { priceList, taxPercentage: 12 };

const first = pricedZone(1, '100', 55_000);
const second = pricedZone(2, '200', 42_000);

/** The 30-day ticket and the half-year ticket, both in these zones. */
const offersInZones = (...zones: readonly OfferedZone[]): readonly TicketFareOffer[] => [
  {
    ...offered,
    combination: thirtyDays,
    validity: { validFrom: '2026-12-01', validTo: '2026-12-30' },
    zones: [...zones],
  },
  {
    ...offered,
    combination: halfYear,
    validity: { validFrom: today, validTo: '2026-12-31' },
    zones: zones.map(({ zone, price, listPrice }) => pricedZone(zone.id, zone.name, 5 * listPrice, 5 * price)),
  },
];

/** In the first zone, this ticket is cheaper than the 30-day ticket and valid one day longer. */
const monthOffer: TicketFareOffer = {
  ...offered,
  combination: month,
  validity: { validFrom: '2026-12-01', validTo: '2026-12-31' },
  zones: [pricedZone(1, '100', 52_200), second],
};

export const offers = {
  all: offersInZones(first, second),
  oneZone: offersInZones(first),
  otherZones: offersInZones(second, pricedZone(3, '300', 30_000)),
  unpriced: offersInZones(),
  withIsic: offersInZones(pricedZone(1, '100', 55_000, 44_000), second),
  beyondCalendar: offersInZones(first, second).map((offer) => ({ ...offer, validity: null })),
  withMonth: [...offersInZones(first, second), monthOffer],
  halfYearOnly: offersInZones(first, second).slice(1),
  none: [],
} satisfies Record<string, readonly TicketFareOffer[]>;

const activeTicket: TicketFare = {
  id: 11,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  cancelled: false,
  active: true,
  customerProfile: { id: 4, displayName: student.displayName, checkTicketCollision: true },
  tariffProfile: { id: 1, displayName: '30 dní' },
  ticketCombinationId: 1,
  zones: [{ id: 1, name: '100', displayName: 'Pásmo 100' }],
  price: 55_000,
  state: { id: 3, name: 'ACTIVE', code: 'A', displayName: 'Aktivní' },
  card: { id: 7, cardNumber: card.cardNumber, currentState: card.currentState },
};

const halfYearTicket: TicketFare = {
  ...activeTicket,
  id: 12,
  validFrom: '2026-07-01',
  validTo: '2026-12-31',
  ticketCombinationId: 2,
};

export const tickets = {
  none: { last: null, held: [] },
  active: { last: activeTicket, held: [activeTicket] },
  halfYear: { last: halfYearTicket, held: [halfYearTicket] },
} satisfies Record<string, HeldTickets>;

export const limits = { minDaysAhead: 0, maxDaysAhead: 60 };

export const drafts = {
  complete: { start: '2026-12-05', typedStart: '5.12.2026', combinationId: thirtyDays.id, zoneName: '200' },
  withoutDay: { start: null, typedStart: '5.12.', combinationId: thirtyDays.id, zoneName: '200' },
} satisfies Record<string, TicketFareDraft>;
