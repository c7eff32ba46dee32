import type { CardState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { addDays } from './dates.ts';

const warningDays = 30;

/** How long the banner is shown, in milliseconds (ACC-08). */
export const expiryBannerTime = 20_000;

/** Whether the card is active and expires today or within the next 30 days (ACC-08). */
export const expiresSoon = (state: CardState | UnknownName, validTo: string, today: string): boolean =>
  state === 'ACTIVE' && today <= validTo && validTo <= addDays(today, warningDays);
