/** Marks a test that runs only in `npm run test:all`. */
export const whole = { tag: '@whole' } as const;
