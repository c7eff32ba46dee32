import type { CustomerProfile } from '#contract/entities/tariff.ts';

/** A reduced profile without limits and proofs; tests set its id and the rule of its end. */
export const plainProfile: Omit<CustomerProfile, 'id' | 'validToDefault'> = {
  displayName: '',
  profileNumber: 1,
  ageFrom: null,
  ageTo: null,
  validFrom: null,
  validTo: null,
  minProfileDaysValidity: 0,
  requireConfirmation: false,
  isic: false,
  reduced: true,
  checkTicketCollision: true,
  type: 'PERSONAL',
  cardApplicationAttachmentTypes: [],
};
