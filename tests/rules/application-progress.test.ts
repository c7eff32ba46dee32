import { describe, expect, it } from 'vitest';
import { cardApplicationStates, carrierTypes } from '../../contract/enumerations.ts';
import { applicationDelivery, applicationStatus, applicationSteps } from '../../rules/application-progress.ts';

const office = {
  id: 1,
  name: 'Dubnice',
  branchNumber: 4,
  address: { street: 'Palackého', streetNumber: '33', city: 'Dubnice', zip: '56112' },
  cardDeliveryAllowed: true,
};
const filed = {
  state: { name: 'UNCHECKED_DATA' },
  carrierType: 'HAULIER_CARD',
  cardForFree: false,
  paid: true,
  created: '2026-11-01T08:00:00.000Z',
  checkedDate: null,
  deliveryBranchOffice: null,
  recipientAddress: null,
} as const;
const checkedDate = '2026-11-03T08:00:00.000Z';
const inState = (name: (typeof cardApplicationStates)[number]) => ({ state: { name } });

describe('what a person is told of an application', () => {
  it.each(cardApplicationStates)('is its state once it is paid: %s', (name) => {
    expect(applicationStatus({ ...filed, ...inState(name) })).toBe(name);
  });

  it.each([
    ['UNCHECKED_DATA', 'UNPAID'],
    ['WAITING_TO_BE_PRINTED', 'UNPAID'],
    ['PROCESSED', 'PROCESSED'],
    ['REJECTED', 'REJECTED'],
  ] as const)('while it is not paid and in the state %s is %s', (name, expected) => {
    expect(applicationStatus({ ...filed, ...inState(name), paid: false })).toBe(expected);
  });

  it('is its state if there is nothing to pay: only chip cards that are not free have a fee', () => {
    const unpaid = carrierTypes.filter(
      (carrierType) => applicationStatus({ ...filed, carrierType, paid: false }) === 'UNPAID',
    );
    expect(unpaid).toEqual(['HAULIER_CARD']);
    expect(applicationStatus({ ...filed, cardForFree: true, paid: false })).toBe('UNCHECKED_DATA');
  });
});

it('is delivered at a branch office, else to an address, else not at all', () => {
  const recipientAddress = { street: 'Nová', streetNumber: '2', city: 'Lipany', zip: '56101' };
  expect(applicationDelivery({ deliveryBranchOffice: office, recipientAddress: null })).toBe('BRANCH');
  expect(applicationDelivery({ deliveryBranchOffice: null, recipientAddress })).toBe('POST');
  expect(applicationDelivery(filed)).toBe('NONE');
});

describe('the way to the card', () => {
  const stepsOf = (change: object) =>
    applicationSteps({ ...filed, ...change }).map(({ step, state, at }) => [step, state, at]);

  it('waits for the payment first', () => {
    expect(stepsOf({ paid: false })).toEqual([
      ['FILED', 'passed', filed.created],
      ['PAID', 'here', null],
      ['CHECKED', 'ahead', null],
      ['ISSUED', 'ahead', null],
    ]);
  });

  it('then for the check, then for the card', () => {
    expect(stepsOf({}).map(([, state]) => state)).toEqual(['passed', 'passed', 'here', 'ahead']);
    expect(stepsOf({ ...inState('WAITING_TO_BE_PRINTED'), checkedDate })).toEqual([
      ['FILED', 'passed', filed.created],
      ['PAID', 'passed', null],
      ['CHECKED', 'passed', checkedDate],
      ['ISSUED', 'here', null],
    ]);
  });

  it('has an end, and no payment if there is nothing to pay', () => {
    expect(stepsOf({ ...inState('PROCESSED'), checkedDate, cardForFree: true, paid: false })).toEqual([
      ['FILED', 'passed', filed.created],
      ['CHECKED', 'passed', checkedDate],
      ['ISSUED', 'passed', null],
    ]);
  });

  it('ends early with a rejection', () => {
    expect(stepsOf({ ...inState('REJECTED'), checkedDate })).toEqual([
      ['FILED', 'passed', filed.created],
      ['REJECTED', 'here', checkedDate],
    ]);
  });
});
