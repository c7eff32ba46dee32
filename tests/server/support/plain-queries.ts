import type { CallOptions } from './call.ts';

/** By endpoint: the parameters without which a call is not valid. */
export const plainQueries: Readonly<Record<string, NonNullable<CallOptions['query']>>> = {
  checkCustomer: { firstName: 'x', lastName: 'x', birthDay: '1990-01-01' },
  customerAccountNotifications: { customerAccountId: 1 },
  isicTicketFarePrice: {
    customerProfileId: 1,
    priceListZoneId: 1,
    validFrom: '2026-11-21',
    validTo: '2026-12-20',
  },
};
