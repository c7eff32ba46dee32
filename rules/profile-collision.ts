import type { DateRange } from './date-range.ts';
import { shareDay } from './date-range.ts';

/** Whether two profiles of a card share a day, which is not allowed (PRF-01). */
export const profilesCollide = (one: DateRange, two: DateRange): boolean => shareDay(one, two);
