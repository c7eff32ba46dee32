import { randomUUID } from 'node:crypto';

/** An address that nobody has an account with. */
export const freshAddress = (): string => `jana.${randomUUID().slice(0, 8)}@linka.example`;
