import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';

const { customer, profiles, branches } = sampleFacts;
const setting = (name: string, value: number) => ({ id: 1, displayName: name, name, value: String(value) });
/** The server's answers to the calls of the wizard. */
export const wizardAnswers = {
  customer,
  activeCardApplication: null,
  globalSettings: [
    setting('CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS', 5),
    setting('CUSTOMER_CARD_VALIDITY', 4),
    setting('VIRTUAL_CARD_VALIDITY', 3),
  ],
  customerProfiles: { items: profiles, totalCount: profiles.length },
  branchOffices: { items: branches, totalCount: branches.length },
  cardApplicationDraft: null,
  cardApplicationDeliveryCheck: { errors: [], feeCounts: false },
  cardApplicationFee: { price: 13_000 },
  lastCardApplication: { marketingConsent: true },
  checkCustomer: { unique: true },
  createCustomer: { id: 1 },
  createCardApplication: { id: 5, applicationNumber: '1234567890' },
};
