/** Marks a test that runs only in `npm run test:all`. */
export const whole = { tag: '@whole' } as const;

/** A test that needs what only our back end tells: it does not run on a plain back end. */
export const withOurs = { tag: '@ours' } as const;
export const wholeWithOurs = { tag: ['@whole', '@ours'] };
