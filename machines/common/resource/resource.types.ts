import type { Failure } from '../failure.ts';

export interface ResourceContext<Value> {
  /** The fetched value; null = not fetched yet, or it does not exist. */
  readonly value: Value | null;
  /** Why the value could not be fetched; null = no failure. */
  readonly failure: Failure | null;
}

export type ResourceEvent =
  | { readonly type: 'retry' }
  /** The value may have changed on the server. */
  | { readonly type: 'refresh' };
