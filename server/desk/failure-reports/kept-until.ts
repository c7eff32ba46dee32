import { addDays } from '#rules/dates.ts';
import { localDay } from '../../platform/time/clock.ts';

/** The last day, ISO, on which a report is kept. */
export const keptUntil = (reported: Date, days: number): string => addDays(localDay(reported), days);
