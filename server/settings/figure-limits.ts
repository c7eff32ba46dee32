import type { FigureName } from './figures.ts';

const years = 100;
const limits = {
  MINUTES: years * 366 * 24 * 60,
  HOURS: years * 366 * 24,
  DAYS: years * 366,
  MONTHS: years * 12,
  YEARS: years,
  PERCENTAGE: 100,
} as const;
type Unit = keyof typeof limits;

/** Spans whose names do not say their unit. */
const unnamedUnits: Readonly<Partial<Record<FigureName, Unit>>> = {
  CUSTOMER_CARD_VALIDITY: 'YEARS',
  VIRTUAL_CARD_VALIDITY: 'YEARS',
  RECLAMATION_CARD_VALIDITY: 'YEARS',
  ESHOP_CARD_EXPIRATION_NOTIFICATION: 'DAYS',
  ESHOP_TICKET_EXPIRATION_NOTIFICATION: 'DAYS',
  ESHOP_UPCOMING_CHANGE_NOTIFICATION: 'DAYS',
};

const isUnit = (word: string): word is Unit => Object.hasOwn(limits, word);

const unitOf = (name: FigureName): Unit | undefined => unnamedUnits[name] ?? name.split('_').find(isUnit);

/**
 * The highest value of a figure. A share is at most all of it; a span of time is at most a hundred years, so that its
 * end is in the calendar.
 */
export function figureLimit(name: FigureName): number {
  const unit = unitOf(name);
  return unit === undefined ? 100_000_000 : limits[unit];
}
