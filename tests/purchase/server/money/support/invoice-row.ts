import type { InvoicedItem, InvoiceSnapshot } from '#server/platform/db/schema.ts';
import type { InvoiceRow } from '#server/purchase/invoices/find-invoice.ts';

export const ticketItem: InvoicedItem = {
  name: 'Časová jízdenka',
  description: 'Lenka Dvořáková · dospělý, pásmo P',
  quantity: 1,
  price: 55_000,
  totalPrice: 55_000,
  taxPercentage: 12,
};

/** An invoice as it is stored. */
export const invoiceRow = (snapshot: Partial<InvoiceSnapshot> = {}): InvoiceRow => ({
  id: 1,
  orderId: 1,
  year: 2026,
  sequence: 7,
  number: '2026000007',
  issued: '2026-11-21',
  taxDate: '2026-11-22',
  due: '2026-12-05',
  snapshot: {
    locale: 'cs',
    currency: 'CZK',
    orderNumber: 260_041,
    supplier: {
      name: 'Linka',
      street: 'Nádražní 1',
      city: 'Praha 5',
      zip: '150 00',
      country: 'Česká republika',
      companyId: '00000019',
      taxId: 'CZ00000019',
      registration: 'Zapsáno v obchodním rejstříku',
      iban: 'CZ9755000000000000000019',
      bic: 'RZBCCZPP',
    },
    customer: ['Lenka Dvořáková', 'Krátká 2', '110 00 Praha 1'],
    items: [ticketItem],
    ...snapshot,
  },
});
