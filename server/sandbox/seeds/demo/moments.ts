const dayLength = 24 * 60 * 60 * 1000;

/** The moment a number of days (also fractions) before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayLength);

/** A working hour of an ISO day. */
export const morningOf = (day: string): Date => new Date(`${day}T08:30:00Z`);
