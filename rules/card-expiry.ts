import type { CardState } from '../contract/enumerations.ts';
import { addDays } from './dates.ts';

const warningDays = 30;

/** The card is active and its last day is today or within the next 30 (ACC-08). */
export const expiresSoon = (state: CardState, validTo: string, today: string): boolean =>
  state === 'ACTIVE' && today <= validTo && validTo <= addDays(today, warningDays);
