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

const snapshotAfter = (...steps: readonly string[]) =>
  replay(customerSelectionModel, 'fresh', ['sessionStarted', ...steps]).snapshot as Parameters<typeof linkedTitle>[0];

const own = ['readOwnPage=own'];

describe('the data of the selection that the rest of the shop reads (SHL-02)', () => {
  it("contain as title a linked customer's name and kind of link, but no title for the account's own customer", () => {
    expect(linkedTitle(snapshotAfter(...own))).toBeNull();
    expect(linkedTitle(snapshotAfter(...own, 'selectLinked/child'))).toBeNull();
    expect(linkedTitle(snapshotAfter(...own, 'selectLinked/child', 'readLinkedPage=child'))).toEqual({
      type: 'ASSIGNED',
      name: 'Matěj Novák',
    });
  });

  it('contain the own customer even if the page of a linked customer is opened first (CRD-02, LNK-02)', () => {
    const opened = snapshotAfter('selectLinked/child', 'readLinkedPage=child');
    expect(opened.context.registered).toBeNull();
    expect([hasOwnCustomer(opened), ownCustomerId(opened)]).toEqual([true, 1]);
    const without = snapshotAfter('readOwnPage=none');
    expect([hasOwnCustomer(without), ownCustomerId(without)]).toEqual([false, null]);
  });

  it('say that there is a customer while a linked customer is being read, if the account has its own customer', () => {
    expect(hasCustomer(snapshotAfter())).toBe(false);
    expect(hasCustomer(snapshotAfter(...own, 'selectLinked/child'))).toBe(true);
    expect(hasCustomer(snapshotAfter('readOwnPage=none', 'selectLinked/child'))).toBe(false);
    expect(hasCustomer(snapshotAfter('readOwnPage=none', 'selectLinked/child', 'readLinkedPage=child'))).toBe(true);
    expect(hasCustomer(snapshotAfter(...own, 'sessionEnded'))).toBe(false);
  });
});

describe("the account's own data, as the settings show them", () => {
  it('are loading until the customer is read; the card is pending until the card is read', () => {
    expect(ownData(snapshotAfter())).toMatchObject({ customer: null, loading: true, none: false });
    const back = snapshotAfter(...own, 'selectLinked/child', 'readLinkedPage=child', 'selectRegistered');
    expect(ownData(back)).toMatchObject({ loading: false, card: null, cardPending: true });
    const known = ownData(snapshotAfter(...own));
    expect(known).toMatchObject({ loading: false, cardPending: false, failed: false, none: false });
    expect(known.customer).not.toBeNull();
    expect(known.card).not.toBeNull();
  });

  it('are never the data of a linked customer', () => {
    const { customer } = ownData(snapshotAfter(...own));
    const linked = ownData(snapshotAfter(...own, 'selectLinked/child', 'readLinkedPage=child'));
    expect(linked).toMatchObject({ customer, card: null, cardPending: true });
  });

  it('are missing for an account without a customer, and unknown after a failure', () => {
    expect(ownData(snapshotAfter('readOwnPage=none'))).toMatchObject({
      customer: null,
      loading: false,
      none: true,
    });
    expect(ownData(snapshotAfter('readOwnPage=noAnswer'))).toMatchObject({ failed: true, cardPending: false });
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
  ])('show whether the account has no card of its own: %s', (_what, steps, cardless) => {
    expect(ownData(snapshotAfter(...steps)).cardless).toBe(cardless);
  });
});
