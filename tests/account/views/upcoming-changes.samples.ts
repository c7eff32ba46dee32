import type { NextProfile, PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';

export const adultNext: NextProfile = {
  profile: { id: 1, displayName: 'Dospělý' },
  isSame: false,
  from: '2027-01-15',
  keeps: 2,
  papers: [],
  isic: false,
  price: 57_200,
};

export const pupilNext: NextProfile = {
  ...adultNext,
  profile: { id: 3, displayName: 'Žák do 19 let' },
  papers: ['Potvrzení o studiu'],
  price: null,
};

/** A child who turns 15 on 15 January. */
export const childChange: UpcomingChange = {
  kind: 'AGE',
  profile: { id: 2, displayName: 'Dítě 6–14 let' },
  cardNumber: '2100000000000000001234',
  lastDay: '2027-01-14',
  firstDayAfter: '2027-01-15',
  dueFrom: '2026-10-14',
  isDue: true,
  next: [adultNext, pupilNext],
  ticket: { basis: 'LAST_BOUGHT', displayName: '30denní', zone: '100 Lipany-město', price: 27_500 },
  step: {
    name: 'APPLY',
    carrierType: 'HAULIER_CARD',
    fee: 13_000,
    applicationId: null,
    possibleFrom: null,
    obstacle: null,
  },
};

export const personChanges = (...changes: readonly UpcomingChange[]): PersonChanges => ({
  customerId: 7,
  fullName: 'Vojtěch Mareš',
  ownAccountFrom: null,
  changes: [...changes],
});
