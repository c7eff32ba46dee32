import { emptyPerson } from '#rules/person-fields.ts';
import type { CardApplicationContext, CardApplicationInput } from './card-application.types.ts';

/** The initial context of the wizard. */
export const nothingEntered: Omit<CardApplicationContext, keyof CardApplicationInput> = {
  facts: null,
  personalData: { person: emptyPerson, photo: null, sound: false, waiting: false, notUnique: false },
  custodian: { custodian: null, sound: true, notUnique: false },
  profileOne: { profile: null, chosen: null, sound: false, waiting: false },
  profileTwo: { profile: null, chosen: null, sound: true, waiting: false },
  attachmentsOne: [],
  attachmentsTwo: [],
  delivery: { delivery: { type: 'BRANCH', branch: null }, cardForFree: false, sound: false },
  draft: 'NONE',
  draftId: null,
  bankCard: { bankCard: null, cardValidTo: null, sound: false },
  hasProfileTwo: false,
  personConfirmed: false,
  marketingConsent: false,
  pin: '',
  touched: false,
  furthest: 'personalData',
  leaving: null,
  returns: false,
  wantsCart: false,
  notified: {},
  savedCustomerId: null,
  application: null,
  failure: null,
};
