import { describe, expect, it } from 'vitest';
import { transferStates } from '#rules/transfer-guards.ts';
import type { TakingReport } from '#rules/transfer-guards.ts';
import { errorOfRefusal, transferTransitions } from '#rules/transfer-transitions.ts';
import type { TransferStep } from '#rules/transfer-transitions.ts';

const preselection = { balance: 50_000, room: 100_000, transfers: [] };
const begun: TransferStep = { state: 'BEGUN', amount: null, refusal: null };

describe('a transfer of the balance of an old card', () => {
  it.each([
    ['everything is right', {}, null],
    ['the wallet has room for just as much', { room: 50_000 }, null],
    ['the wallet has room for less', { room: 49_999 }, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
    ['there is one haléř on the card', { balance: 1 }, null],
    ['the card is empty', { balance: 0 }, 'OLD_CARD_EMPTY'],
    ['the card is unknown', { balance: null }, 'NOT_FOUND'],
    ['its transfer is in progress', { balance: 0, transfers: ['BOOKED', 'BEGUN'] }, 'OLD_CARD_IN_TRANSFER'],
    ['its money was taken and is not booked', { transfers: ['TAKEN'] }, 'OLD_CARD_IN_TRANSFER'],
    ['earlier transfers have ended', { transfers: ['BOOKED', 'REFUSED'] }, null],
  ] as const)('when %s (%o) has the refusal %s', (_, change, error) => {
    const asked = { ...preselection, ...change };
    expect(transferTransitions.begin(asked)).toEqual(error === null ? { atMost: asked.balance } : { refusal: error });
  });

  it('is TAKEN with the amount that the old card system reports', () => {
    expect(transferTransitions.afterReport(begun, { state: 'TAKEN', amount: 700 })).toEqual({
      state: 'TAKEN',
      amount: 700,
      refusal: null,
    });
  });

  it('is REFUSED with the reason of the refusal', () => {
    expect(transferTransitions.afterReport(begun, { state: 'REFUSED', reason: 'EMPTY' })).toEqual({
      state: 'REFUSED',
      amount: null,
      refusal: 'EMPTY',
    });
  });

  it('stays unchanged without an answer', () => {
    expect(transferTransitions.afterReport(begun, { state: 'UNKNOWN' })).toBe(begun);
  });

  it.each(transferStates.filter((state) => state !== 'BEGUN'))('ignores later answers in the state %s', (state) => {
    const decided = { state, amount: 700, refusal: null };
    const reports: readonly TakingReport[] = [
      { state: 'TAKEN', amount: 900 },
      { state: 'REFUSED', reason: 'TOO_MUCH' },
      { state: 'UNKNOWN' },
    ];
    for (const report of reports) expect(transferTransitions.afterReport(decided, report)).toBe(decided);
  });

  it('credits the wallet with the taken amount, only one time', () => {
    const credits = transferStates.map((state) => transferTransitions.credit({ state, amount: 700, refusal: null }));
    expect(credits).toEqual(transferStates.map((state) => (state === 'TAKEN' ? 700 : null)));
  });

  it('has an error of its own for each refusal of the old card system', () => {
    expect(errorOfRefusal).toEqual({
      NOT_FOUND: 'NOT_FOUND',
      EMPTY: 'OLD_CARD_EMPTY',
      TOO_MUCH: 'OLD_CARD_BALANCE_CHANGED',
    });
  });
});
