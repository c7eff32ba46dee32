import type { Failure } from '../failure.ts';

export interface ResourceContext<Value> {
  /** What is shown; null = not there yet, or gone. */
  readonly value: Value | null;
  readonly failure: Failure | null;
}

export type ResourceEvent =
  | { readonly type: 'retry' }
  /** What is shown may have changed. */
  | { readonly type: 'refresh' };
