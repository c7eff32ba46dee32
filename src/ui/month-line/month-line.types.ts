import type { ReactNode } from 'react';

export type MonthBarKind = 'current' | 'next' | 'suggested';

/** A month of the line; its length is a fraction of the line. */
export interface MonthOfLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly length: number;
}

export interface MonthBar {
  readonly id: string;
  readonly kind: MonthBarKind;
  /** As fractions of the whole line. */
  readonly start: number;
  readonly length: number;
  /** The bar continues after the end of the line. */
  readonly goesOn: boolean;
}
