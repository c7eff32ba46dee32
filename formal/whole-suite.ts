/**
 * Whether this is `npm run test:all`. `npm test` leaves out what takes long and what another test proves for the usual
 * case; docs/decisions/0037-two-suites.md lists it.
 */
export const isWholeSuite: boolean = process.env['LINKA_WHOLE_SUITE'] === '1';
