import { emptyPerson } from '../../rules/person-fields.ts';
import type { CardApplicationContext, CardApplicationInput } from './card-application.types.ts';

/** The wizard as it opens. */
export const nothingEntered: Omit<CardApplicationContext, keyof CardApplicationInput> = {
  facts: null,
  personalData: { person: emptyPerson, photo: null, sound: false, waiting: false },
  custodian: { custodian: null, sound: true },
  profileOne: { chosen: null, sound: false, waiting: false },
  profileTwo: { chosen: null, sound: true, waiting: false },
  attachmentsOne: [],
  attachmentsTwo: [],
  delivery: { delivery: { type: 'BRANCH', branch: null }, cardForFree: false, sound: false },
  draft: 'NONE',
  draftId: null,
  bankCard: { bankCard: null, sound: false },
  hasProfileTwo: false,
  marketingConsent: false,
  touched: false,
  step: 'personalData',
  wanted: null,
  returns: false,
  wantsCart: false,
  savedCustomerId: null,
  application: null,
  failure: null,
};
