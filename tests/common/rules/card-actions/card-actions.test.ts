import { describe, expect, it } from 'vitest';
import { actionButton, refusalsOf } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { actionTable, type ActionName } from '#rules/card-actions/action-table.ts';
import { textOfActions } from './text.ts';
import { factsOf, worldsOf } from './worlds.ts';

const actions = Object.keys(textOfActions) as ActionName[];

/**
 * Returns the first situation in which the rules and the text differ. If there is no difference, returns whether some
 * situation shows the action and some situation hides it.
 */
function compare(action: ActionName) {
  const { named, shown, disabled } = textOfActions[action];
  const found = { shown: false, hidden: false };
  for (const world of worldsOf(named)) {
    const facts = factsOf(world);
    const rules = actionButton(action, facts);
    const isShown = shown(world);
    const obstacle = isShown ? disabled(world) : null;
    const isSame = isShown ? rules.visible && rules.obstacle === obstacle : !rules.visible;
    // The server must refuse exactly the actions that the page hides or disables.
    const isAgreed = (refusalsOf(action, facts).length === 0) === (isShown && obstacle === null);
    if (!isSame || !isAgreed) return { world, text: { isShown, obstacle }, rules, refusals: refusalsOf(action, facts) };
    found[isShown ? 'shown' : 'hidden'] = true;
  }
  return found;
}

describe('the actions of the account page (ACC-07)', () => {
  it('are all in the table', () => expect(Object.keys(actionTable).toSorted()).toEqual(actions.toSorted()));

  it.each(actions)('%s is offered in every situation exactly as the requirement says', (action) => {
    expect(compare(action)).toEqual({ shown: true, hidden: true });
  });
});

describe('the facts of a customer', () => {
  const today = '2026-11-21';
  const anna = { id: 7, firstName: 'Anna', birthDay: '2011-11-22', external: true, parent: null };

  it.each([
    [{}, false],
    [{ firstName: '7' }, true],
    [{ firstName: '7', external: false }, false],
    [{ firstName: '70' }, false],
  ])('with %o have isPlaceholder %s', (change, expected) => {
    expect(actionCustomer({ ...anna, ...change }, false, today).isPlaceholder).toBe(expected);
  });

  it('have isChild true below the minimum customer age, and false if the birth date is unknown', () => {
    expect(actionCustomer(anna, false, today).isChild).toBe(true);
    expect(actionCustomer({ ...anna, birthDay: '2011-11-21' }, false, today).isChild).toBe(false);
    expect(actionCustomer({ ...anna, birthDay: null }, false, today).isChild).toBe(false);
  });

  it('have the given parent and connection', () => {
    const parent = { id: 1, firstName: 'Eva', lastName: 'Nová' };
    expect(actionCustomer({ ...anna, parent }, true, today)).toMatchObject({
      id: 7,
      hasParent: true,
      isConnected: true,
    });
    expect(actionCustomer(anna, false, today)).toMatchObject({ hasParent: false, isConnected: false });
  });
});
