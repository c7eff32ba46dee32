import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { eWalletTopUpView } from '#machines/account/e-wallet-top-up/e-wallet-top-up.view.ts';
import { eWalletTopUpModel } from '#machines/account/e-wallet-top-up/model/e-wallet-top-up.model.ts';

const viewAfter = (...steps: readonly string[]) =>
  eWalletTopUpView(
    replay(eWalletTopUpModel, 'fresh', ['readLimits=read', ...steps]).snapshot as Parameters<
      typeof eWalletTopUpView
    >[0],
  );
const typed = ['changePrice/five hundred', 'addToCart'];

describe('the view of a top-up (WAL-01)', () => {
  it('adds the typed amount to the new balance, and leaves the balance unchanged without an amount', () => {
    expect(viewAfter('changePrice/five hundred').newBalance).toBe(200_000);
    expect(viewAfter('changePrice/no number').newBalance).toBe(150_000);
  });

  it('reports an amount that is too large for the wallet at once, other errors when the field is left or the form is sent', () => {
    expect(viewAfter('changePrice/more than fit').priceMessages).toEqual(['E_WALLET_ABOVE_MAXIMUM_AMOUNT']);
    expect(viewAfter('changePrice/too many').priceMessages).toEqual(['E_WALLET_ABOVE_MAXIMUM_AMOUNT']);
    expect(viewAfter('changePrice/too many', 'leavePrice').priceMessages).toEqual([
      'E_WALLET_ABOVE_MAXIMUM_RECHARGE',
      'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    ]);
    expect(viewAfter('changePrice/too few').priceMessages).toEqual([]);
    expect(viewAfter('changePrice/too few', 'leavePrice').priceMessages).toEqual(['E_WALLET_BELOW_MINIMUM_RECHARGE']);
    expect(viewAfter('changePrice/too few', 'addToCart').priceMessages).toEqual(['E_WALLET_BELOW_MINIMUM_RECHARGE']);
    expect(viewAfter('addToCart').priceMessages).toEqual(['EMPTY']);
  });

  it('shows no new balance for an amount that is marked as too small or unreadable', () => {
    expect(viewAfter('changePrice/too few').newBalance).toBe(159_999);
    expect(viewAfter('changePrice/too few', 'leavePrice').newBalance).toBeNull();
    expect(viewAfter('changePrice/no number', 'leavePrice').newBalance).toBeNull();
    expect(viewAfter('changePrice/more than fit', 'leavePrice').newBalance).toBe(300_001);
    expect(viewAfter('addToCart').newBalance).toBeNull();
  });

  it('offers the amounts that fit into the wallet, and marks the offered amount that is in the field', () => {
    expect(viewAfter().choices).toEqual([
      { amount: 50_000, chosen: false },
      { amount: 150_000, chosen: false },
    ]);
    expect(viewAfter('changePrice/as many as fit').choices.map(({ chosen }) => chosen)).toEqual([false, true]);
  });

  it('shows a refusal of the amount at its field, and any other refusal above the form', () => {
    const above = viewAfter(...typed, 'addTopUp=E_WALLET_ABOVE_MAXIMUM_AMOUNT');
    expect([above.priceMessages, above.refusal]).toEqual([['E_WALLET_ABOVE_MAXIMUM_AMOUNT'], null]);
    const changed = viewAfter(...typed, 'addTopUp=E_WALLET_BALANCE_CHANGED', 'readBalance=less');
    expect([changed.priceMessages, changed.refusal]).toEqual([
      [],
      { name: 'E_WALLET_BALANCE_CHANGED', isUnsure: false },
    ]);
    expect([changed.balance, changed.newBalance]).toEqual([0, 50_000]);
    expect(viewAfter(...typed, 'addTopUp=noAnswer').refusal?.isUnsure).toBe(true);
  });

  it('counts the characters of the note and marks a note that is too long', () => {
    expect(viewAfter('changeNote/longest')).toMatchObject({ noteLength: 255, noteTooLong: false });
    expect(viewAfter('changeNote/tooLong')).toMatchObject({ noteLength: 256, noteTooLong: true });
  });
});
