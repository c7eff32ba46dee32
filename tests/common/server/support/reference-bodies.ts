import { inEachLanguage } from '#contract/in-each-language.ts';

/** For each kind of reference data: a valid body to create a row. */
const names = (name: string) => inEachLanguage((locale) => `${name} ${locale}`);

export const zoneBody = (name = '500') => ({ name, displayName: `${name} Nová Ves` });

export const customerProfileBody = (code = 'DOG') => ({
  code,
  displayNames: names(code),
  profileNumber: 1,
  ageFrom: null as number | null,
  ageTo: null as number | null,
  validFrom: null as string | null,
  validTo: null as string | null,
  validToDefault: { name: 'CARD_VALIDITY' },
  minProfileDaysValidity: 0,
  requireConfirmation: false,
  isic: false,
  reduced: true,
  checkTicketCollision: true,
  type: 'IMPERSONAL',
  orderNumber: 50,
  cardApplicationAttachmentTypes: [] as { id?: number; displayNames: ReturnType<typeof names> }[],
});

export const tariffProfileBody = (code = 'DAYS_7') => ({
  code,
  displayNames: names(code),
  type: 'SLIDING',
  period: 'DAY' as string | null,
  periodQuantity: 7 as number | null,
  fixedValidFromDay: null as number | null,
  fixedValidFromMonth: null as number | null,
  fixedValidToDay: null as number | null,
  fixedValidToMonth: null as number | null,
});

export const periodBody = (validFrom = '2026-01-01', validTo: string | null = '2026-12-31') => ({
  displayName: `Ceník ${validFrom.slice(0, 4)}`,
  validFrom,
  validTo,
  zones: [
    { zoneId: 1, price: 12_300 as number | null },
    { zoneId: 2, price: null },
  ],
});

export const priceListBody = (code = 'DOG/DAYS_7') => ({
  code,
  displayNames: names(code),
  periods: [periodBody(), periodBody('2027-01-01', null)] as (ReturnType<typeof periodBody> & { id?: number })[],
});

export const ticketCombinationBody = () => ({
  customerProfileId: 1,
  tariffProfileId: 1,
  priceListId: 1,
  typeName: 'TIME',
  validFrom: '2026-01-01',
  validTo: null as string | null,
  orderNumber: 90,
  counterSale: true,
  eshopSale: true,
  mobileVirtualCardSale: false,
  mobileEshopAccountSale: true,
});

export const attachmentNames = names;
