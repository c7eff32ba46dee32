import { randomUUID } from 'node:crypto';

/** An e-mail address without an account. */
export const freshAddress = (): string => `jana.${randomUUID().slice(0, 8)}@linka.example`;
