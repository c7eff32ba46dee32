/**
 * Whether this is `npm run test:all`. `npm test` leaves out slow tests, and tests whose usual case is proved by another
 * test; docs/decisions/0037-two-suites.md lists them.
 */
export const isWholeSuite: boolean = process.env['LINKA_WHOLE_SUITE'] === '1';
