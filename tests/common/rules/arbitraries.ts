import * as fc from 'fast-check';

/** ISO dates from 1950 to 2090; one in ten is a leap day. */
export const anyDay: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 9,
      arbitrary: fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...[2024, 2028, 2032].map((year) => new Date(`${year}-02-29`))) },
  )
  .map((date) => date.toISOString().slice(0, 10));
