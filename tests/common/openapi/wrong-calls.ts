/** Mistakes in calls, each with a part of the compiler's message. */
export const wrongCalls: Readonly<Record<string, readonly [code: string, message: string]>> = {
  'a path that does not exist': [`await client.GET('/api/eshop/order', {});`, `'"/api/eshop/order"' is not assignable`],
  'a method that the path does not have': [
    `await client.DELETE('/api/eshop/orders', {});`,
    `'"/api/eshop/orders"' is not assignable`,
  ],
  'an id in a path as a text': [
    `await client.GET('/api/eshop/orders/{id}', { params: { path: { id: '1' } } });`,
    "Type 'string' is not assignable to type 'number'",
  ],
  'no id in a path': [`await client.GET('/api/eshop/orders/{id}');`, 'Expected 2 arguments'],
  'a number in a query as a text': [
    `await client.GET('/api/eshop/orders', { params: { query: { limit: '10' } } });`,
    "Type 'string' is not assignable to type 'number'",
  ],
  'the offset of the time zone as a text': [
    `await client.GET('/api/eshop/shopping-cart', { params: { query: { timezoneOffset: '-60' } } });`,
    "Type 'string' is not assignable to type 'number'",
  ],
  'a boolean in a query as a text': [
    `await client.GET('/api/eshop/orders', { params: { query: { sortDesc: 'true' } } });`,
    "Type 'string' is not assignable to type 'boolean",
  ],
  'one value in place of a list': [
    `await client.GET('/api/eshop/orders', { params: { query: { state: 'PENDING' } } });`,
    "Type 'string' is not assignable to type",
  ],
  'a column by which the list cannot be sorted': [
    `await client.GET('/api/eshop/orders', { params: { query: { sortBy: 'items' } } });`,
    `Type '"items"' is not assignable to type`,
  ],
  'a missing member of a body': [
    `await client.POST('/api/eshop/shopping-cart-items/ticket-fare', { body: { cardId: 1, validFrom: '2026-11-21', ticketCombinationId: 2 } });`,
    "Property 'zone' is missing",
  ],
  'an unknown value of a body': [
    `await client.POST('/api/eshop/orders', { body: { paymentType: 'CASH' } });`,
    `Type '"CASH"' is not assignable to type`,
  ],
  'an upload without the file': [
    `await client.POST('/api/eshop/card-applications/{id}/attachment', { params: { path: { id: 1 } }, body: { cardApplicationAttachmentTypeId: 2, isProfileOne: true } });`,
    "Property 'attachment' is missing",
  ],
  'an error that the call cannot answer': [
    `const { error } = await client.POST('/api/eshop/orders', { body: { paymentType: 'INVOICE' } });
     export const isWrong = error?.name === 'CARD_NOT_ACTIVE';`,
    'have no overlap',
  ],
  'a member that the answer does not have': [
    `const { data } = await client.GET('/api/eshop/orders');
     export const wrong = data?.items[0]?.history;`,
    "Property 'history' does not exist",
  ],
};
