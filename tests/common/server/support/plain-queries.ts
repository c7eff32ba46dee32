import type { CallOptions } from './call.ts';

/** For each endpoint: the parameters that a valid call needs. */
export const plainQueries: Readonly<Record<string, NonNullable<CallOptions['query']>>> = {
  checkCustomer: { firstName: 'x', lastName: 'x', birthDay: '1990-01-01' },
  checkIsicNumber: { firstName: 'x', lastName: 'x', isicNumber: 'x'.repeat(14), customerProfileId: 1 },
  cardApplicationDraft: { carrierType: 'HAULIER_CARD', isOwn: true },
  cardApplicationDeliveryCheck: { originId: 1 },
  applicationOrderState: { originId: 1 },
  customerAccountNotifications: { customerAccountId: 1 },
  isicTicketFarePrice: {
    customerProfileId: 1,
    priceListZoneId: 1,
    validFrom: '2026-11-21',
    validTo: '2026-12-20',
  },
};
