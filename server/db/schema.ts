/** The package door: every table. */
export * from './schema/accounts.ts';
export * from './schema/card-applications.ts';
export * from './schema/cards.ts';
export * from './schema/invoices.ts';
export * from './schema/mailed-tokens.ts';
export * from './schema/operations.ts';
export * from './schema/orders.ts';
export * from './schema/simulators.ts';
export * from './schema/tariff.ts';
export * from './schema/ticket-fares.ts';
