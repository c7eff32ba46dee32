import type { OfferedProfile } from '#contract/entities/tariff.ts';
import type { ProfileChoiceInput, ProfileFacts } from '../profile-choice.types.ts';

const plain: OfferedProfile = {
  id: 1,
  displayName: 'Dospělý',
  profileNumber: 1,
  ageFrom: 15,
  ageTo: null,
  validFrom: null,
  validTo: null,
  validToDefault: { name: 'CARD_VALIDITY' },
  minProfileDaysValidity: 0,
  requireConfirmation: false,
  isic: false,
  reduced: false,
  checkTicketCollision: true,
  type: 'PERSONAL',
  cardApplicationAttachmentTypes: [],
  fare: { displayName: '30denní', price: 55_000, fullPrice: null },
};

/**
 * An adult's profile, a student's profile with an ISIC card, and a profile that must be confirmed and ends in the year
 * 2027.
 */
export const sampleProfiles: readonly OfferedProfile[] = [
  plain,
  {
    ...plain,
    id: 2,
    displayName: 'Student s ISIC',
    ageTo: 25,
    isic: true,
    reduced: true,
    fare: { displayName: '30denní', price: 27_500, fullPrice: 55_000 },
    validToDefault: { name: 'END_OF_SEPTEMBER' },
  },
  {
    ...plain,
    id: 3,
    displayName: 'Držitel průkazu ZTP',
    profileNumber: 2,
    ageFrom: null,
    validTo: '2027-12-31',
    validToDefault: { name: 'DAYS_365_AFTER_CONFIRMATION' },
    requireConfirmation: true,
    reduced: true,
    fare: null,
    cardApplicationAttachmentTypes: [{ id: 9, displayName: 'Kopie průkazu ZTP' }],
  },
];

export const sampleFacts: ProfileFacts = {
  today: '2026-11-21',
  firstName: 'Jana',
  lastName: 'Nováková',
  birthDay: '2003-05-06',
  excludedCustomerId: 1,
  cardValidTo: null,
  profileOne: null,
};

export const sampleInput: ProfileChoiceInput = {
  position: 1,
  profiles: sampleProfiles,
  profileYears: 4,
  cardYears: 4,
  facts: sampleFacts,
  entered: null,
  preselected: null,
};
