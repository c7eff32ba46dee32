import { describe, expect, it } from 'vitest';
import { numberSetting, numberSettingOr } from '#api/number-settings.ts';
import type { GlobalSetting } from '#contract/entities/global-setting.ts';

const setting = (value: string): readonly GlobalSetting[] => [
  { id: 1, displayName: 'Another', name: 'E_WALLET_MAX_RECHARGE', value: '1' },
  { id: 2, displayName: 'Smallest top-up', name: 'E_WALLET_MIN_RECHARGE', value },
];
const unreadable = { name: 'UNREADABLE_ANSWER', status: 200, metadata: {} };
const read = (settings: readonly GlobalSetting[]) => {
  try {
    return numberSetting(settings, 'E_WALLET_MIN_RECHARGE');
  } catch (error) {
    return error;
  }
};

describe("the operator's settings", () => {
  it.each([
    ['10000', 10_000],
    [' 15 ', 15],
    ['0', 0],
    ['', unreadable],
    ['  ', unreadable],
    ['soon', unreadable],
    ['Infinity', unreadable],
  ])('the setting "%s" is read as %o', (value, number) => {
    expect(read(setting(value))).toEqual(number);
  });

  it('a missing setting cannot be read', () => {
    expect(read([])).toEqual(unreadable);
  });

  it.each([
    ['7', 7],
    ['0', 0],
    [' ', 30],
  ])('with a default of 30 the setting "%s" is %i', (value, number) => {
    expect(numberSettingOr(setting(value), 'E_WALLET_MIN_RECHARGE', 30)).toBe(number);
  });

  it('a default is used for a missing setting, but not for a setting that is not a number', () => {
    expect(numberSettingOr([], 'E_WALLET_MIN_RECHARGE', 30)).toBe(30);
    expect(() => numberSettingOr(setting('soon'), 'E_WALLET_MIN_RECHARGE', 30)).toThrow();
  });
});
