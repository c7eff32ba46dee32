/** Calls as the developer of a client writes them, by what they show. */
export const rightCalls: Readonly<Record<string, string>> = {
  'a log-in, and its token': `
    const { data } = await client.POST('/api/eshop/auth/login', { body: { username: 'a@b.example', password: 'secret' } });
    export const token: string | undefined = data?.token;`,
  'an id in a path as a number': `
    const { data } = await client.GET('/api/eshop/orders/{id}', { params: { path: { id: 1 } } });
    export const order: components['schemas']['OrderDetail'] | undefined = data;`,
  'two ids in a path': `
    await client.GET('/api/eshop/card-applications/{id}/attachments/{attachmentId}', {
      params: { path: { id: 1, attachmentId: 2 } },
      parseAs: 'blob',
    });`,
  'numbers, booleans, lists and days in a query': `
    await client.GET('/api/eshop/orders', {
      params: {
        query: { limit: 10, offset: 20, sortBy: 'number', sortDesc: true, state: ['PENDING', 'PAID'], date: '2026-11-21' },
      },
    });`,
  'a list of ids in a query': `
    await client.GET('/api/public/zones-combined-by-zones', { params: { query: { zoneIds: [1, 2] } } });`,
  'an optional boolean in a query': `
    await client.GET('/api/public/price-lists/{id}/zones', {
      params: { path: { id: 1 }, query: { date: '2026-11-21', onlyZonesWithPrice: true } },
    });`,
  'the offset of the time zone': `
    await client.GET('/api/eshop/shopping-cart', { params: { query: { timezoneOffset: -60 } } });`,
  'the language': `
    await client.GET('/api/public/card-states', { params: { header: { 'Accept-Language': 'cs' } } });`,
  'an item of a list': `
    const { data } = await client.GET('/api/eshop/orders');
    export const order: components['schemas']['Order'] | undefined = data?.items[0];
    export const count: number | undefined = data?.totalCount;`,
  'an answer that may be null': `
    const { data } = await client.GET('/api/eshop/customers-logged-customer');
    export const customer: components['schemas']['Customer'] | null | undefined = data;`,
  'a ticket fare for the cart': `
    const body: components['schemas']['AddTicketFare'] = { cardId: 1, validFrom: '2026-11-21', ticketCombinationId: 2, zone: '100' };
    const { data } = await client.POST('/api/eshop/shopping-cart-items/ticket-fare', { body });
    export const item: components['schemas']['Item'] | null | undefined = data;`,
  'a top-up without the members that have a default value': `
    await client.POST('/api/eshop/shopping-cart-items/e-wallet-transaction', {
      body: { eWalletId: 1, price: 10_000, previousBalance: 0 },
    });`,
  'a removed item of the cart': `
    const { response } = await client.DELETE('/api/eshop/shopping-cart-items/{id}', { params: { path: { id: 1 } } });
    export const status: number = response.status;`,
  'an order with a key against repetition': `
    const { data } = await client.POST('/api/eshop/orders', {
      params: { header: { 'Idempotency-Key': 'f3a1' } },
      body: { paymentType: 'BANK_CARD' },
    });
    export const state: 'PENDING' | 'PAID' | 'CANCELLED' | 'REJECTED' | 'RETURNED' | 'PROCESSING' | undefined = data?.state.name;`,
  'a payment, by the way in which its gateway is opened': `
    const { data } = await client.POST('/api/eshop/orders/{id}/init-payment', { params: { path: { id: 1 } } });
    if (data !== undefined && 'redirect' in data) console.log(data.redirect.payId);
    if (data !== undefined && 'form' in data) console.log(data.form.digest);`,
  "an error's name": `
    const { error } = await client.POST('/api/eshop/orders', { body: { paymentType: 'INVOICE' } });
    if (error?.name === 'CART_CHANGED') console.log(error.metadata);
    export const isInvoice: boolean = error?.name === 'INVOICE_NOT_ALLOWED';`,
  "every error's name of a status": `
    type Conflict = components['schemas']['CancelOrderError409'];
    export function text({ name }: Conflict): string {
      switch (name) {
        case 'ORDER_NOT_PENDING': return 'not pending';
        case 'PAYMENT_IN_PROGRESS': return 'in progress';
      }
    }`,
  'an upload': `
    const form = new FormData();
    await client.POST('/api/eshop/card-applications/{id}/attachment', {
      params: { path: { id: 1 } },
      body: { attachment: 'proof.pdf', cardApplicationAttachmentTypeId: 2, isProfileOne: true, timezoneOffset: -60 },
      bodySerializer: () => form,
    });`,
  'a file': `
    const { data } = await client.GET('/api/eshop/orders/{id}/invoice-pdf', { params: { path: { id: 1 } }, parseAs: 'blob' });
    export const invoice: Blob | undefined = data;`,
  'a new customer': `
    await client.POST('/api/eshop/customers', {
      body: { name: { firstName: 'Eva', lastName: 'Nova' }, birthDay: '2001-02-03', gdprTermsApproval: true, address: null },
    });`,
  'a changed setting': `
    await client.PATCH('/api/public/system-configurations', { body: {} });`,
  'a ride that the telephone application pays': `
    await client.POST('/api/eshop/electronic-wallet-transactions-pay-by-wallet', { body: { cardNumber: '1', amount: 2_000 } });`,
};
