/** An ISO date as a customer types it: `1.12.2026`. */
export const asTyped = (day: string): string => day.split('-').toReversed().map(Number).join('.');
