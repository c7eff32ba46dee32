import { describe, expect, it } from 'vitest';
import { isAnswerLate, reclamationProgress, waitsForPayment } from '#rules/reclamation-progress.ts';

const created = '2026-11-21T08:00:00.000Z';
const answered = '2026-11-23T09:00:00.000Z';
const filed = { kind: 'FILED', at: created } as const;
const fee = { price: 5000, place: 'NOWHERE', orderId: null } as const;
const progress = (change: Partial<Parameters<typeof reclamationProgress>[0]>) =>
  reclamationProgress({ created, events: [filed], fee: null, state: { name: 'PENDING' }, ...change }).map(
    ({ stop, state, at }) => `${stop} ${state} ${at ?? '–'}`,
  );

describe('the progress of a reclamation (REC-03)', () => {
  it('starts with its filing and then waits for the answer', () => {
    expect(progress({})).toEqual([`FILED passed ${created}`, 'ANSWER here –']);
    expect(progress({ events: [] })).toEqual([`FILED passed ${created}`, 'ANSWER here –']);
  });

  it.each(['FINALIZED', 'REJECTED'] as const)('ends with the answer %s', (name) => {
    const events = [filed, { kind: name, at: answered }];
    expect(progress({ state: { name }, events })).toEqual([`FILED passed ${created}`, `${name} passed ${answered}`]);
  });

  it('continues with the payment of a fee, and ends with it', () => {
    const events = [filed, { kind: 'FINALIZED', at: answered } as const];
    const state = { name: 'FINALIZED' } as const;
    expect(progress({ state, events, fee }).at(-1)).toBe('PAYMENT here –');
    const paid = { ...fee, place: 'PAID' } as const;
    expect(progress({ state, events: [...events, { kind: 'PAID', at: answered }], fee: paid }).at(-1)).toBe(
      `PAID passed ${answered}`,
    );
    expect([fee, paid, null].map((one) => waitsForPayment({ fee: one }))).toEqual([true, false, false]);
  });

  it.each([
    ['2026-12-20', 'PENDING', false],
    ['2026-12-21', 'PENDING', false],
    ['2026-12-22', 'PENDING', true],
    ['2026-12-22', 'FINALIZED', false],
  ] as const)('on %s and in the state %s, the answer is late: %s', (today, name, late) => {
    expect(isAnswerLate({ state: { name }, answerBy: '2026-12-21' }, today)).toBe(late);
  });
});
