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

describe('the obstacle to linking a person', () => {
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
  ] as const)('is %s with %j', (obstacle, more) => {
    expect(customerAgeObstacle({ ...facts, ...more })).toBe(obstacle);
  });
});

describe('the changes of personal data that the staff has to check', () => {
  const verified = { firstName: 'Jana', lastName: 'Nová', birthDay: '1990-01-01', photo: null };

  test('are the fields that differ; null if no field differs', () => {
    expect(pendingChanges(verified, verified, null)).toBeNull();
    const entered = { ...verified, lastName: 'Malá', photo: 'x' };
    expect(pendingChanges(verified, entered, null)).toEqual({ lastName: 'Malá', photo: 'x' });
    expect(pendingChanges({ ...verified, photo: 'x' }, verified, null)).toEqual({ photo: null });
  });

  test('do not include fields that are changed back, but keep other submitted fields', () => {
    const earlier = { firstName: 'Eva', phoneNumber: '1' };
    expect(pendingChanges(verified, verified, earlier)).toEqual({ phoneNumber: '1' });
    expect(pendingChanges(verified, verified, { firstName: 'Eva' })).toBeNull();
  });
});

describe('the changes that remain after the staff has adopted some of them', () => {
  const changes = { lastName: 'Malá', phoneNumber: '1' };

  test.each([
    [null, {}, null],
    [changes, {}, changes],
    [changes, { lastName: 'Malá' }, { phoneNumber: '1' }],
    [changes, { lastName: 'Velká', phoneNumber: '1' }, { lastName: 'Malá' }],
    [changes, changes, null],
    [{ photo: null }, { photo: null }, null],
  ])('of the submitted data %j, after %j was adopted, are %j', (entered, adopted, left) => {
    expect(changesBesides(entered, adopted)).toEqual(left);
  });
});
