import type { Failure } from '../failure.ts';

/** A value of an enumeration, with its name in the current language. */
export interface NamedValue {
  readonly name: string;
  readonly displayName: string;
}

export interface FilterValuesContext {
  /** The values to choose from; null = not fetched yet. */
  readonly values: readonly NamedValue[] | null;
  /** Why the values could not be fetched; null = no failure. */
  readonly failure: Failure | null;
}

export interface FilterValuesEvent {
  readonly type: 'retry';
}
