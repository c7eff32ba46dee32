import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Found } from '../answers/found.ts';
import type { BackEnd, Caller, Missing, RightCall } from '../back-end.ts';
import type { Parts } from '../http/client.ts';

/** A column by which a list is sorted: where its value is in a row. */
export interface Column {
  readonly path: string;
  /** Rows with equal values stand together, and the other direction is the reverse; the order of values is free. */
  readonly isGrouped?: true;
}

/** A filter of a list: the rows that it leaves have the value at `path`. */
export interface Filter {
  readonly path: string;
  /** The parameter's value, and the value of the rows; by default both are the value of the first row. */
  readonly only?: { readonly query: string | boolean; readonly row: unknown };
  /** The parameter is a day, and the value a moment of this day by the operator's clock. */
  readonly isDay?: true;
}

/** A wrong call that must be refused, and that changes nothing. */
export interface WrongCall {
  readonly request: string;
  readonly parts: Parts | ((backEnd: BackEnd) => Parts | Missing);
  readonly refusals: readonly [ErrorName, ...ErrorName[]];
}

/** How one call is checked, in addition to what its definition in the contract says. */
export interface CallPlan extends RightCall {
  /** Errors that a right back end may answer to the right call, since they depend on its data. */
  readonly mayBe?: readonly ErrorName[];
  readonly columns?: Readonly<Record<string, Column | null>>;
  readonly filters?: Readonly<Record<string, Filter>>;
  /** What must be true of the answer besides its shape. */
  readonly facts?: (json: unknown, backEnd: BackEnd) => readonly Found[] | Promise<readonly Found[]>;
  readonly wrong?: readonly WrongCall[];
  /** An earlier answer that tells the same about the same thing. */
  readonly sameAs?: (backEnd: BackEnd, as: Caller) => Promise<unknown>;
  /** A body that is right by itself, for the call with an unknown id. */
  readonly sample?: unknown;
  /** The call succeeds for an unknown id, because what it removes is not there. */
  readonly acceptsUnknownId?: true;
  /**
   * Bodies are not specified, only by our convention: a difference of the shape is a note. `specified` is the part of the
   * answer that another call specifies.
   */
  readonly convention?: { readonly specified?: EndpointDefinition['response'] };
  /** The texts of the answer depend on the language of the request. */
  readonly hasTexts?: true;
}

export type Plans = Readonly<Record<string, CallPlan>>;
