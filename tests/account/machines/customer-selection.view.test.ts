import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import {
  hasCustomer,
  hasOwnCustomer,
  linkedTitle,
  ownCustomerId,
  ownData,
} from '#machines/account/customer-selection/customer-selection.view.ts';
import { customerSelectionModel } from '#machines/account/customer-selection/model/customer-selection.model.ts';

const after = (...steps: readonly string[]) =>
  replay(customerSelectionModel, 'fresh', ['sessionStarted', ...steps]).snapshot as Parameters<typeof linkedTitle>[0];

const own = ['readOwnPage=own'];

describe('what other parts of the shop read from the selection (SHL-02)', () => {
  it("gives a linked customer's kind and name as the title, and no title for the account's own customer", () => {
    expect(linkedTitle(after(...own))).toBeNull();
    expect(linkedTitle(after(...own, 'selectLinked/child'))).toBeNull();
    expect(linkedTitle(after(...own, 'selectLinked/child', 'readLinkedPage=child'))).toEqual({
      type: 'ASSIGNED',
      name: 'Matěj Novák',
    });
  });

  it('knows of the own customer on the page of a linked one that is opened first (CRD-02, LNK-02)', () => {
    const opened = after('selectLinked/child', 'readLinkedPage=child');
    expect(opened.context.registered).toBeNull();
    expect([hasOwnCustomer(opened), ownCustomerId(opened)]).toEqual([true, 1]);
    const without = after('readOwnPage=none');
    expect([hasOwnCustomer(without), ownCustomerId(without)]).toEqual([false, null]);
  });

  it('has a customer while a linked one is being read, unless the account has none of its own', () => {
    expect(hasCustomer(after())).toBe(false);
    expect(hasCustomer(after(...own, 'selectLinked/child'))).toBe(true);
    expect(hasCustomer(after('readOwnPage=none', 'selectLinked/child'))).toBe(false);
    expect(hasCustomer(after('readOwnPage=none', 'selectLinked/child', 'readLinkedPage=child'))).toBe(true);
    expect(hasCustomer(after(...own, 'sessionEnded'))).toBe(false);
  });
});

describe("the account's own data, as the settings show them", () => {
  it('are loading until the customer is read, and their card until it is read', () => {
    expect(ownData(after())).toMatchObject({ customer: null, loading: true, none: false });
    const back = after(...own, 'selectLinked/child', 'readLinkedPage=child', 'selectRegistered');
    expect(ownData(back)).toMatchObject({ loading: false, card: null, cardPending: true });
    const known = ownData(after(...own));
    expect(known).toMatchObject({ loading: false, cardPending: false, failed: false, none: false });
    expect(known.customer).not.toBeNull();
    expect(known.card).not.toBeNull();
  });

  it('are never those of a linked customer', () => {
    const { customer } = ownData(after(...own));
    const linked = ownData(after(...own, 'selectLinked/child', 'readLinkedPage=child'));
    expect(linked).toMatchObject({ customer, card: null, cardPending: true });
  });

  it('are missing for an account without a customer, and unknown after a failure', () => {
    expect(ownData(after('readOwnPage=none'))).toMatchObject({
      customer: null,
      loading: false,
      none: true,
    });
    expect(ownData(after('readOwnPage=noAnswer'))).toMatchObject({ failed: true, cardPending: false });
  });

  const back = [...own, 'selectLinked/child', 'readLinkedPage=child', 'selectRegistered'];
  it.each([
    ['a card', own, false],
    ['no customer', ['readOwnPage=none'], true],
    ['a customer without a card', ['readOwnPage=cardless'], true],
    ['a card that is not read yet', back, false],
    ['a card that cannot be read', [...back, 'readOwnPage=noAnswer'], false],
    [
      'a card behind the page of somebody without one',
      [...own, 'selectLinked/child', 'readLinkedPage=cardless'],
      false,
    ],
  ])('know whether the account has no card of its own: %s', (_what, steps, cardless) => {
    expect(ownData(after(...steps)).cardless).toBe(cardless);
  });
});
