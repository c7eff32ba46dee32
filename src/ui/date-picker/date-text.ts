/** Days of a month; `month` 1 to 12. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Parses `1.2.2026`, `01.02.2026`, `1. 2. 2026` or an ISO date to an ISO date (`2026-02-01`). Comma, slash and dash are
 * accepted for the point, which some number keypads lack. Null for anything else and for days that do not exist.
 */
export function parseDateText(text: string): string | null {
  const local = /^\s*(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4})\s*$/.exec(text);
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  const [year, month, day] = local ? [local[3], local[2], local[1]] : [iso?.[1], iso?.[2], iso?.[3]];
  const [yearNumber, monthNumber, dayNumber] = [Number(year), Number(month), Number(day)];
  if (!(yearNumber >= 1000 && monthNumber >= 1 && monthNumber <= 12)) return null;
  if (dayNumber < 1 || dayNumber > daysInMonth(yearNumber, monthNumber)) return null;
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
}

/** Formats `2026-02-01` as `01.02.2026`. */
export function formatDateText(iso: string): string {
  return iso.split('-').toReversed().join('.');
}
