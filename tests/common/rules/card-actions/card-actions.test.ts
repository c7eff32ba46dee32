import { describe, expect, it } from 'vitest';
import { actionButton, refusalsOf } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { actionTable, type ActionName } from '#rules/card-actions/action-table.ts';
import { textOfActions } from './text.ts';
import { factsOf, worldsOf } from './worlds.ts';

const actions = Object.keys(textOfActions) as ActionName[];

/** The first situation in which the rules do not say what the text says; none = whether it says both. */
function compare(action: ActionName) {
  const { named, shown, disabled } = textOfActions[action];
  const said = { shown: false, hidden: false };
  for (const world of worldsOf(named)) {
    const facts = factsOf(world);
    const rules = actionButton(action, facts);
    const isShown = shown(world);
    const obstacle = isShown ? disabled(world) : null;
    const isSame = isShown ? rules.visible && rules.obstacle === obstacle : !rules.visible;
    // The server refuses what the page hides or disables, and nothing else.
    const isAgreed = (refusalsOf(action, facts).length === 0) === (isShown && obstacle === null);
    if (!isSame || !isAgreed) return { world, text: { isShown, obstacle }, rules, refusals: refusalsOf(action, facts) };
    said[isShown ? 'shown' : 'hidden'] = true;
  }
  return said;
}

describe('the actions of the account page (ACC-07)', () => {
  it('are all in the table', () => expect(Object.keys(actionTable).toSorted()).toEqual(actions.toSorted()));

  it.each(actions)('%s is offered exactly as the specification says, in every situation', (action) => {
    expect(compare(action)).toEqual({ shown: true, hidden: true });
  });
});

describe('a customer, as the rules see them', () => {
  const today = '2026-11-21';
  const anna = { id: 7, firstName: 'Anna', birthDay: '2011-11-22', external: true, parent: null };

  it.each([
    [{}, false],
    [{ firstName: '7' }, true],
    [{ firstName: '7', external: false }, false],
    [{ firstName: '70' }, false],
  ])('with %o is a placeholder: %s', (change, expected) => {
    expect(actionCustomer({ ...anna, ...change }, false, today).isPlaceholder).toBe(expected);
  });

  it('is a child below the minimum customer age, and not while the birth day is unknown', () => {
    expect(actionCustomer(anna, false, today).isChild).toBe(true);
    expect(actionCustomer({ ...anna, birthDay: '2011-11-21' }, false, today).isChild).toBe(false);
    expect(actionCustomer({ ...anna, birthDay: null }, false, today).isChild).toBe(false);
  });

  it('has a parent, and is connected, as given', () => {
    const parent = { id: 1, firstName: 'Eva', lastName: 'Nová' };
    expect(actionCustomer({ ...anna, parent }, true, today)).toMatchObject({
      id: 7,
      hasParent: true,
      isConnected: true,
    });
    expect(actionCustomer(anna, false, today)).toMatchObject({ hasParent: false, isConnected: false });
  });
});
