import { actionConditions, type ActionCondition } from './action-conditions.ts';
import { actionTable, saleConditions, type ActionName, type ActionObstacle } from './action-table.ts';

type Visible<Action extends ActionName> = (typeof actionTable)[Action]['visible'][number];
type Obstacle<Action extends ActionName> = (typeof actionTable)[Action]['obstacles'][number];
type Sale<Action extends ActionName> = Extract<Visible<Action>, (typeof saleConditions)[number]>;

/** The intersection of all members of a union: the facts that several conditions need together. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type FactsOf<Condition extends ActionCondition> = Together<Parameters<(typeof actionConditions)[Condition]>[0]>;

/** The facts that the conditions in the row of an action need. */
export type FactsFor<Action extends ActionName> = FactsOf<Visible<Action> | Obstacle<Action>['when'][number]>;

/**
 * Why an action is not possible: a condition of its visibility that does not hold, or the reason why its button is
 * disabled.
 */
export type Refusal<Action extends ActionName> = Visible<Action> | Obstacle<Action>['reason'];

/** The state of an action's button; `obstacle` is shown as the tooltip of a disabled button. */
export type ActionButton =
  | { readonly visible: false }
  | { readonly visible: true; readonly obstacle: ActionObstacle | null };

const holds =
  (facts: object) =>
  (condition: ActionCondition): boolean =>
    // The types of the parameters guarantee that the facts are complete for this condition, but TypeScript cannot infer
    // it from a list.
    (actionConditions[condition] as (of: object) => boolean)(facts);

/** All reasons why an action is not possible, in the order of its row; empty = the action is possible. */
export function refusalsOf<Action extends ActionName>(action: Action, facts: FactsFor<Action>): Refusal<Action>[] {
  const { visible, obstacles } = actionTable[action];
  const isMet = holds(facts as object);
  return [
    ...visible.filter((condition) => !isMet(condition)),
    ...obstacles.filter(({ when }) => when.every(isMet)).map(({ reason }) => reason),
  ];
}

/** Whether the button of an action is shown, and why it is disabled. */
export function actionButton<Action extends ActionName>(action: Action, facts: FactsFor<Action>): ActionButton {
  const { visible, obstacles } = actionTable[action];
  const isMet = holds(facts as object);
  if (!visible.every(isMet)) return { visible: false };
  return { visible: true, obstacle: obstacles.find(({ when }) => when.every(isMet))?.reason ?? null };
}

/** Whether the operator sells what an action adds to the cart, for a type of card and regardless of the customer. */
export const isSold = <Action extends ActionName>(action: Action, facts: FactsOf<Sale<Action>>): boolean => {
  const isMet = holds(facts as object);
  return saleConditions.every((condition) => !isVisibleBy(action, condition) || isMet(condition));
};

const isVisibleBy = (action: ActionName, condition: ActionCondition): boolean =>
  actionTable[action].visible.some((one) => one === condition);
