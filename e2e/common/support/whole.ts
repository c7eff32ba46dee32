/** Marks a test that runs in `npm run test:all` only. */
export const whole = { tag: '@whole' } as const;
