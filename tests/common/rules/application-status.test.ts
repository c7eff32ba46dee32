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

describe('what a person is notified of an application', () => {
  it.each(cardApplicationStates)('is its state if it waits for nobody: %s', (name) => {
    expect(applicationStatus({ ...inState(name), waitsFor: null })).toBe(name);
  });

  it.each(applicationWaits)('is what it waits for, whatever its state: %s', (waitsFor) => {
    for (const name of cardApplicationStates) expect(applicationStatus({ ...inState(name), waitsFor })).toBe(waitsFor);
  });
});

it('is delivered at a branch office, else by post; only a chip card is delivered at all (DEL-01)', () => {
  expect(applicationDelivery({ carrierType: 'HAULIER_CARD', deliveryBranchOffice: office })).toBe('BRANCH');
  expect(applicationDelivery({ carrierType: 'HAULIER_CARD', deliveryBranchOffice: null })).toBe('POST');
  expect(applicationDelivery({ carrierType: 'VIRTUAL_CARD', deliveryBranchOffice: null })).toBe('NONE');
  expect(applicationDelivery({ carrierType: 'BANK_CARD', deliveryBranchOffice: null })).toBe('NONE');
});

describe('the way to the card', () => {
  const reached = (stop: ProgressStop['stop'], at: string | null = null): ProgressStop => ({ stop, reached: true, at });
  const ahead = (stop: ProgressStop['stop']): ProgressStop => ({ stop, reached: false, at: null });
  const statesOf = (...progress: ProgressStop[]) => applicationSteps(progress).map(({ state }) => state);

  it('is at the first stop that is not reached yet', () => {
    const progress = [
      reached('RECEIVED', '2026-11-01T08:00:00.000Z'),
      reached('CHECKED'),
      ahead('PRINTED'),
      ahead('SENT'),
    ];
    expect(statesOf(...progress)).toEqual(['passed', 'passed', 'here', 'ahead']);
    expect(applicationSteps(progress)[0]).toEqual({
      stop: 'RECEIVED',
      at: '2026-11-01T08:00:00.000Z',
      state: 'passed',
    });
  });

  it('has an end', () => expect(statesOf(reached('RECEIVED'), reached('ISSUED'))).toEqual(['passed', 'passed']));

  it.each(['REJECTED', 'WITHDRAWN'] as const)('ends early: %s', (stop) =>
    expect(statesOf(reached('RECEIVED'), reached(stop))).toEqual(['passed', 'here']),
  );
});

it.each([
  [true, 0, 'PHOTO'],
  [false, 1, 'FILES'],
  [true, 1, 'BOTH'],
] as const)('what is asked for again (photo: %s, files: %s) is %s', (photo, files, kind) => {
  const attachments = Array.from({ length: files }, () => ({ typeId: 1, isProfileOne: true }));
  expect(correctionKind({ photo, attachments })).toBe(kind);
});

describe('what distinguishes what is asked for again', () => {
  const asked = (typeId: number, isProfileOne = true) => ({ typeId, isProfileOne, displayName: '', note: null });
  const key = (photo: boolean, ...attachments: readonly ReturnType<typeof asked>[]) =>
    askedKey({ photo, attachments: attachments as unknown as Parameters<typeof askedKey>[0]['attachments'] });

  it('is the photo, and each file with its profile', () => {
    const keys = [key(true), key(false), key(true, asked(1)), key(true, asked(2)), key(true, asked(1, false))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is neither the language nor the words of the staff', () => {
    expect(key(true, { ...asked(1), displayName: 'Photo' })).toBe(key(true, { ...asked(1), displayName: 'Foto' }));
  });
});
