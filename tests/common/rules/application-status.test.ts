import { describe, expect, it } from 'vitest';
import { applicationWaits } from '#contract/entities/application-progress.ts';
import type { ProgressStop } from '#contract/entities/application-progress.ts';
import { cardApplicationStates } from '#contract/enumerations.ts';
import {
  applicationDelivery,
  applicationStatus,
  applicationSteps,
  askedKey,
  correctionKind,
} from '#rules/application-status.ts';

const office = {
  id: 1,
  name: 'Dubnice',
  branchNumber: 4,
  address: { street: 'Palackého', streetNumber: '33', city: 'Dubnice', zip: '56112' },
  cardDeliveryAllowed: true,
};
const inState = (name: (typeof cardApplicationStates)[number]) => ({ state: { name } });

describe('the shown status of an application', () => {
  it.each(cardApplicationStates)('is its state if the application waits for nobody: %s', (name) => {
    expect(applicationStatus({ ...inState(name), waitsFor: null })).toBe(name);
  });

  it.each(applicationWaits)('is what the application waits for, in any state: %s', (waitsFor) => {
    for (const name of cardApplicationStates) expect(applicationStatus({ ...inState(name), waitsFor })).toBe(waitsFor);
  });
});

it('an application for a chip card is delivered to a branch office or by post; other cards are not delivered (DEL-01)', () => {
  expect(applicationDelivery({ carrierType: 'HAULIER_CARD', deliveryBranchOffice: office })).toBe('BRANCH');
  expect(applicationDelivery({ carrierType: 'HAULIER_CARD', deliveryBranchOffice: null })).toBe('POST');
  expect(applicationDelivery({ carrierType: 'VIRTUAL_CARD', deliveryBranchOffice: null })).toBe('NONE');
  expect(applicationDelivery({ carrierType: 'BANK_CARD', deliveryBranchOffice: null })).toBe('NONE');
});

describe('the progress of an application', () => {
  const reached = (stop: ProgressStop['stop'], at: string | null = null): ProgressStop => ({ stop, reached: true, at });
  const futureStop = (stop: ProgressStop['stop']): ProgressStop => ({ stop, reached: false, at: null });
  const statesOf = (...progress: ProgressStop[]) => applicationSteps(progress).map(({ state }) => state);

  it('is at the first stop that is not reached yet', () => {
    const progress = [
      reached('RECEIVED', '2026-11-01T08:00:00.000Z'),
      reached('CHECKED'),
      futureStop('PRINTED'),
      futureStop('SENT'),
    ];
    expect(statesOf(...progress)).toEqual(['passed', 'passed', 'here', 'ahead']);
    expect(applicationSteps(progress)[0]).toEqual({
      stop: 'RECEIVED',
      at: '2026-11-01T08:00:00.000Z',
      state: 'passed',
    });
  });

  it('has no current stop if all stops are reached', () =>
    expect(statesOf(reached('RECEIVED'), reached('ISSUED'))).toEqual(['passed', 'passed']));

  it.each(['REJECTED', 'WITHDRAWN'] as const)('ends early with %s', (stop) =>
    expect(statesOf(reached('RECEIVED'), reached(stop))).toEqual(['passed', 'here']),
  );
});

it.each([
  [true, 0, 'PHOTO'],
  [false, 1, 'FILES'],
  [true, 1, 'BOTH'],
] as const)('the things that are asked for again (photo: %s, files: %s) are of the kind %s', (photo, files, kind) => {
  const attachments = Array.from({ length: files }, () => ({ typeId: 1, isProfileOne: true }));
  expect(correctionKind({ photo, attachments })).toBe(kind);
});

describe('the key of the things that are asked for again', () => {
  const asked = (typeId: number, isProfileOne = true) => ({ typeId, isProfileOne, displayName: '', note: null });
  const key = (photo: boolean, ...attachments: readonly ReturnType<typeof asked>[]) =>
    askedKey({ photo, attachments: attachments as unknown as Parameters<typeof askedKey>[0]['attachments'] });

  it('depends on the photo, and on each file with its profile', () => {
    const keys = [key(true), key(false), key(true, asked(1)), key(true, asked(2)), key(true, asked(1, false))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not depend on the language or on the note of the staff', () => {
    expect(key(true, { ...asked(1), displayName: 'Photo' })).toBe(key(true, { ...asked(1), displayName: 'Foto' }));
  });
});
