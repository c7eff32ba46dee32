import { inEachLanguage } from '#contract/in-each-language.ts';

/** Bodies of our convention for reference data. The names are those of rows that the kit creates and deletes. */
const displayNames = inEachLanguage(() => 'Conformance');

export const zone = { name: '987654321', displayName: 'Conformance' };

export const customerProfile = {
  code: 'CONFORMANCE',
  displayNames,
  profileNumber: 1,
  ageFrom: null,
  ageTo: null,
  validFrom: null,
  validTo: null,
  validToDefault: null,
  minProfileDaysValidity: 0,
  requireConfirmation: false,
  isic: false,
  reduced: false,
  checkTicketCollision: true,
  type: 'IMPERSONAL',
  orderNumber: 9999,
  cardApplicationAttachmentTypes: [],
};

export const tariffProfile = {
  code: 'CONFORMANCE',
  displayNames,
  type: 'SLIDING',
  period: 'DAY',
  periodQuantity: 7,
  fixedValidFromDay: null,
  fixedValidFromMonth: null,
  fixedValidToDay: null,
  fixedValidToMonth: null,
};

export const priceList = { code: 'CONFORMANCE', displayNames, periods: [] };

export const period = { displayName: 'Conformance', validFrom: '2099-01-01', validTo: '2099-12-31', zones: [] };

/** Sold nowhere. */
export const ticketCombination = {
  customerProfileId: 1,
  tariffProfileId: 1,
  priceListId: 1,
  typeName: 'TIME',
  validFrom: '2099-01-01',
  validTo: '2099-12-31',
  orderNumber: 9999,
  counterSale: false,
  eshopSale: false,
  mobileVirtualCardSale: false,
  mobileEshopAccountSale: false,
};
