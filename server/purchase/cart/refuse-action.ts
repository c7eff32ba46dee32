import type { ErrorName } from '#contract/error-names.ts';
import { refusalsOf, type FactsFor, type Refusal } from '#rules/card-actions/action-decision.ts';
import type { ActionName } from '#rules/card-actions/action-table.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** The error for everything that can be against an action, the most important one first. */
export type ActionErrors<Action extends ActionName> = Readonly<Record<Refusal<Action>, ErrorName>>;

/**
 * What the server does not ask the table: a unique index decides what is in the cart already, and an application to come
 * only changes the reason that the page tells.
 */
export const unasked = { cartItems: [], hasApplication: false } as const;

/** Throws the ApiError for what is against an action by the table that the page asks as well (ACC-07). */
export function refuseAction<Action extends ActionName>(
  action: Action,
  facts: FactsFor<Action>,
  errors: ActionErrors<Action>,
): void {
  const refusals = new Set<string>(refusalsOf(action, facts));
  for (const [refusal, error] of Object.entries<ErrorName>(errors)) {
    if (refusals.has(refusal)) throw new ApiError(error);
  }
}
