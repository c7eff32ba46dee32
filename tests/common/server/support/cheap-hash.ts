import { hash } from '@node-rs/argon2';

/** A hash that `verifyPassword` accepts, made at the lowest cost, since tests log in thousands of times. */
export const cheapHash = (password: string): Promise<string> => hash(password, { memoryCost: 8, timeCost: 1 });
