import type { DeskSetting } from '#contract/entities/desk-setting.ts';

/** A setting of the desk; the properties in `given` replace the defaults. */
export const sampleSetting = (given: Partial<DeskSetting> & Pick<DeskSetting, 'name' | 'kind'>): DeskSetting => ({
  displayName: null,
  subject: 'TICKETS',
  unit: null,
  least: null,
  most: null,
  choices: [],
  value: null,
  standard: null,
  money: false,
  version: 0,
  changes: [],
  ...given,
});

export const daysSetting = sampleSetting({
  name: 'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM',
  kind: 'NUMBER',
  unit: 'DAYS',
  least: 0,
  most: 36_600,
  value: 30,
  standard: 60,
  version: 7,
  changes: [{ id: 7, at: '2026-11-20T08:00:00.000Z', by: 'operator@linka.example', before: 60, after: 30 }],
});

export const moneySetting = sampleSetting({
  name: 'TICKET_FARE_RETURN_FEE',
  kind: 'MONEY',
  least: 0,
  most: 100_000_000,
  value: 3000,
  standard: 5000,
  money: true,
});
