import type { DateRange } from './date-range.ts';
import { shareDay } from './date-range.ts';

/** Two profiles of one card must not share a day (PRF-01). */
export const profilesCollide = (one: DateRange, two: DateRange): boolean => shareDay(one, two);
