import { describe, expect, test } from 'vitest';
import { custodianBirthDays, personalInfoCustodianBirthDays } from '#rules/age.ts';
import { changesBesides, customerAgeObstacle, pendingChanges } from '#rules/customer-change.ts';

const today = '2026-11-21';
const facts = {
  type: 'ASSIGNED',
  birthDay: '2018-03-04',
  custodianBirthDay: '1990-01-01',
  custodianBirthDays: custodianBirthDays(today),
  anyAge: false,
  today,
} as const;

describe('whether a person can be linked', () => {
  test.each([
    [null, {}],
    ['CUSTODIAN_IS_REQUIRED', { custodianBirthDay: null }],
    [null, { custodianBirthDay: undefined }],
    [null, { custodianBirthDay: '2008-11-21' }],
    ['CUSTODIAN_IS_REQUIRED', { custodianBirthDay: '2008-11-22' }],
    [null, { custodianBirthDay: '2011-11-21', custodianBirthDays: personalInfoCustodianBirthDays(today) }],
    [
      'CUSTODIAN_IS_REQUIRED',
      { custodianBirthDay: '2011-11-22', custodianBirthDays: personalInfoCustodianBirthDays(today) },
    ],
    [null, { birthDay: '2011-11-22' }],
    ['TOO_OLD_FOR_ASSIGNED_ACCOUNT', { birthDay: '2011-11-21' }],
    [null, { birthDay: '2011-11-21', anyAge: true }],
    ['TOO_YOUNG_FOR_REGISTERED_ACCOUNT', { type: 'REGISTERED' }],
    ['CUSTODIAN_IS_REQUIRED', { type: 'REGISTERED', custodianBirthDay: null }],
    [null, { type: 'REGISTERED', birthDay: '2011-11-21' }],
  ] as const)('is %s for %j', (obstacle, more) => {
    expect(customerAgeObstacle({ ...facts, ...more })).toBe(obstacle);
  });
});

describe('what waits for the check', () => {
  const verified = { firstName: 'Jana', lastName: 'Nová', birthDay: '1990-01-01', photo: null };

  test('is what differs, and nothing if nothing does', () => {
    expect(pendingChanges(verified, verified, null)).toBeNull();
    const wanted = { ...verified, lastName: 'Malá', photo: 'x' };
    expect(pendingChanges(verified, wanted, null)).toEqual({ lastName: 'Malá', photo: 'x' });
    expect(pendingChanges({ ...verified, photo: 'x' }, verified, null)).toEqual({ photo: null });
  });

  test('is taken back by the verified data, except what was submitted of other data', () => {
    const earlier = { firstName: 'Eva', phoneNumber: '1' };
    expect(pendingChanges(verified, verified, earlier)).toEqual({ phoneNumber: '1' });
    expect(pendingChanges(verified, verified, { firstName: 'Eva' })).toBeNull();
  });
});

describe('what is left of the changes after some were adopted', () => {
  const changes = { lastName: 'Malá', phoneNumber: '1' };

  test.each([
    [null, {}, null],
    [changes, {}, changes],
    [changes, { lastName: 'Malá' }, { phoneNumber: '1' }],
    [changes, { lastName: 'Velká', phoneNumber: '1' }, { lastName: 'Malá' }],
    [changes, changes, null],
    [{ photo: null }, { photo: null }, null],
  ])('of %j after %j: %j', (wanted, adopted, left) => {
    expect(changesBesides(wanted, adopted)).toEqual(left);
  });
});
