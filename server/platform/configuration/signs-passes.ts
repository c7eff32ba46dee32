import type { Configuration } from './configuration.ts';

/** Whether passes can be signed: a key is configured, or the sandbox makes a key (docs/decisions/0031). */
export const signsPasses = ({ passKey, sandbox }: Pick<Configuration, 'passKey' | 'sandbox'>): boolean =>
  passKey !== undefined || sandbox;
