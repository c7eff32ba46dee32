/** A range of ISO days, both included; null = no end. */
export interface DateRange {
  readonly validFrom: string;
  readonly validTo: string | null;
}

export const holdsDay = (range: DateRange, day: string): boolean =>
  range.validFrom <= day && (range.validTo === null || day <= range.validTo);

/** Whether two ranges have at least one day in common. */
export const shareDay = (one: DateRange, other: DateRange): boolean =>
  (other.validTo === null || one.validFrom <= other.validTo) &&
  (one.validTo === null || other.validFrom <= one.validTo);
