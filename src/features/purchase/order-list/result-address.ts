/** The parameter of the list's address with the id of the order whose payment result is shown. */
export const resultName = 'result';

/** The address of the order list with the result of a payment. */
export const resultAddress = (orderId: number): string => `/app/order-list?${resultName}=${String(orderId)}`;
