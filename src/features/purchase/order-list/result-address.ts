/** The name in the list's address of the order whose payment result is shown. */
export const resultName = 'result';

/** The order list with the result of a payment above it. */
export const resultAddress = (orderId: number): string => `/app/order-list?${resultName}=${String(orderId)}`;
