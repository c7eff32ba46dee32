import { describe, expect, test } from 'vitest';
import { changeStep, type StepFacts } from '#rules/change-step.ts';
import { isMonthly } from '#rules/monthly-tariff.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const today = '2026-11-25';
const facts: StepFacts = {
  today,
  birthDay: '1990-05-06',
  link: 'REGISTERED',
  manageable: true,
  cardType: 'PERSONAL',
  openApplicationId: null,
  hasNext: true,
  dueFrom: today,
  configuration: {
    ...defaultFlags,
    allowedPaymentTypes: [],
    brand: 'linka',
    offlinePassAllowed: true,
    extensions: [],
    sandbox: true,
    paymentGateway: 'CSOB',
    paymentGatewayUrl: '',
    tokenizationGatewayUrl: null,
  },
};
const flags = (changes: Partial<StepFacts['configuration']>) => ({ ...facts.configuration, ...changes });

describe('the step that the page offers for a change (GRO-03)', () => {
  test.each([
    ['PERSONAL', 'HAULIER_CARD'],
    ['RECLAMATION', 'HAULIER_CARD'],
    ['VIRTUAL', 'VIRTUAL_CARD'],
    ['BANK', 'BANK_CARD'],
  ] as const)('is an application for a card of the same kind: %s', (cardType, carrierType) => {
    expect(changeStep({ ...facts, cardType })).toEqual({ name: 'APPLY', carrierType });
  });

  test('is an application for another kind of card if the person cannot get this kind', () => {
    expect(changeStep({ ...facts, cardType: 'VIRTUAL', link: 'MANAGED' })).toMatchObject({
      carrierType: 'HAULIER_CARD',
    });
    const configuration = flags({ haulierCardAsCarrierAllowed: false });
    expect(changeStep({ ...facts, configuration })).toMatchObject({ carrierType: 'VIRTUAL_CARD' });
    expect(changeStep({ ...facts, configuration, link: 'ASSIGNED', birthDay: '2015-01-01' })).toMatchObject({
      carrierType: 'BANK_CARD',
    });
  });

  test.each([
    [today, 'APPLY'],
    ['2026-11-26', 'LATER'],
  ])('is possible from the day on which the change is shown: %s', (dueFrom, name) => {
    expect(changeStep({ ...facts, dueFrom })).toMatchObject({ name });
  });

  test('is the open application, with priority over everything else', () => {
    expect(changeStep({ ...facts, openApplicationId: 4, manageable: false, hasNext: false })).toEqual({
      name: 'APPLICATION',
      applicationId: 4,
    });
  });

  test.each([
    ['NOT_MANAGEABLE', { manageable: false }],
    ['NO_PROFILE', { hasNext: false }],
    ['NO_CARD_OFFERED', { link: 'MANAGED' as const, configuration: flags({ migrationAllowed: false }) }],
  ])('does not exist, with the reason %s', (obstacle, change) => {
    expect(changeStep({ ...facts, ...change })).toEqual({ name: 'NONE', obstacle });
  });

  test('respects the birth dates that the wizard accepts', () => {
    const strict = flags({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const assigned = { ...facts, link: 'ASSIGNED' as const, configuration: strict };
    expect(changeStep({ ...assigned, birthDay: '2011-11-26' })).toMatchObject({ name: 'APPLY' });
    expect(changeStep({ ...assigned, birthDay: '2011-11-25' })).toEqual({ name: 'NONE', obstacle: 'TOO_OLD_FOR_LINK' });
    expect(changeStep({ ...assigned, configuration: facts.configuration, birthDay: '2011-11-25' })).toMatchObject({
      name: 'APPLY',
    });
    // The account's own customer can apply from the 15th birthday on. For a managed child the limits of an assigned
    // child apply.
    expect(changeStep({ ...facts, birthDay: '2011-12-01' })).toMatchObject({
      name: 'LATER',
      possibleFrom: '2026-12-01',
    });
    expect(changeStep({ ...facts, birthDay: '2011-12-01', link: 'MANAGED' })).toMatchObject({ name: 'APPLY' });
    expect(changeStep({ ...facts, birthDay: null })).toMatchObject({ name: 'APPLY' });
  });
});

test.each([
  [{ type: 'SLIDING', period: 'DAY', periodQuantity: 30 }, true],
  [{ type: 'SLIDING', period: 'DAY', periodQuantity: 27 }, false],
  [{ type: 'SLIDING', period: 'DAY', periodQuantity: 32 }, false],
  [{ type: 'CALENDAR', period: 'MONTH', periodQuantity: 1 }, true],
  [{ type: 'SLIDING', period: 'MONTH', periodQuantity: 3 }, false],
  [{ type: 'SLIDING', period: 'MINUTE', periodQuantity: 30 }, false],
  [{ type: 'FIXED', period: null, periodQuantity: null }, false],
] as const)('a ticket %o is valid for about a month: %s (GRO-02)', (tariff, expected) => {
  expect(isMonthly(tariff)).toBe(expected);
});
