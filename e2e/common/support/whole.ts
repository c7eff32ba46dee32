/** Marks a test that runs only in `npm run test:all`. */
export const whole = { tag: '@whole' } as const;

/** A test of the whole suite that needs what only our back end tells. */
export const wholeWithOurs = { tag: ['@whole', '@ours'] };
