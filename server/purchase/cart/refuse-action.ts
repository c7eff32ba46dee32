import type { ErrorName } from '#contract/error-names.ts';
import { refusalsOf, type FactsFor, type Refusal } from '#rules/card-actions/action-decision.ts';
import type { ActionName } from '#rules/card-actions/action-table.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** For each obstacle to an action: its error. The most important obstacle is the first. */
export type ActionErrors<Action extends ActionName> = Readonly<Record<Refusal<Action>, ErrorName>>;

/**
 * Values for the table of actions that change nothing on the server: a unique index refuses an item that is already in
 * the cart, and whether there is an application only changes the reason that the page shows.
 */
export const unasked = { cartItems: [], hasApplication: false } as const;

/**
 * Throws the ApiError of the first obstacle to an action. The obstacles come from the table of actions, which the page
 * uses as well (ACC-07).
 */
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
