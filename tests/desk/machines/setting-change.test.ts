import { describe, expect, test } from 'vitest';
import type { DeskSetting, SettingValue } from '#contract/entities/desk-setting.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { settingChangeModel } from '#machines/desk/setting-change/model/setting-change.model.ts';
import { sampleSetting } from '#machines/desk/setting-change/model/setting-change.samples.ts';
import { enteredOf, readEntered } from '#machines/desk/setting-change/setting-change.form.ts';
import { requestOf } from '#machines/desk/setting-change/setting-change.request.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';

describeFlow(settingChangeModel);

const notation = { language: 'cs', currency: 'CZK' };
const choices = ['BANK_CARD', 'INVOICE'];
const amounts = sampleSetting({ name: 'offeredRecharges', kind: 'AMOUNTS' });
const addresses = sampleSetting({ name: 'redirectAllowList', kind: 'ADDRESSES' });
const supplier = sampleSetting({ name: 'supplier', kind: 'FIELDS' });
const types = sampleSetting({ name: 'allowedPaymentTypes', kind: 'CHOICES', choices });
const share = sampleSetting({ name: 'ISIC_PRICE_PERCENTAGE', kind: 'PERCENTAGE', least: 0, most: 100 });
const fee = sampleSetting({ name: 'FEE_CARD_ISSUE', kind: 'MONEY', least: 1, most: 100_000, version: 3 });

describe('the input of a setting (OPD-03)', () => {
  test.each<[DeskSetting, SettingValue]>([
    [sampleSetting({ name: 'eWalletAllowed', kind: 'SWITCH' }), false],
    [share, 80],
    [fee, 13_050],
    [sampleSetting({ name: 'currency', kind: 'CHOICE', choices: ['CZK', 'EUR'] }), 'EUR'],
    [types, ['BANK_CARD', 'INVOICE']],
    [types, []],
    [amounts, [20_000, 50_050]],
    [addresses, ['https://app.example/back', 'https://b.example']],
    [supplier, { ...exampleSupplier }],
  ])('gives the same value if it is not changed: %o', (setting, value) => {
    expect(readEntered(setting, enteredOf(setting, value, notation), notation)).toEqual({ value });
  });

  test.each<[DeskSetting, string, string]>([
    [share, '101', 'TOO_HIGH'],
    [share, '8.5', 'NOT_A_NUMBER'],
    [fee, '0', 'TOO_LOW'],
    [fee, 'sto', 'NOT_AN_AMOUNT'],
    [amounts, '200\n-5', 'NOT_AN_AMOUNT'],
    [amounts, '1\n2\n3\n4\n5\n6\n7', 'TOO_MANY'],
    [addresses, 'http://app.example', 'NOT_AN_ADDRESS'],
  ])('reports its problem: %o %s', (setting, value, problem) => {
    expect(readEntered(setting, { value }, notation)).toEqual({ problems: { value: problem } });
  });

  test('reports the problems of the supplier at their fields, and accepts an account number with spaces', () => {
    const typed = enteredOf(supplier, { ...exampleSupplier }, notation);
    const wrong = { ...typed, city: ' ', iban: 'CZ00 0000', taxId: '' };
    expect(readEntered(supplier, wrong, notation)).toEqual({ problems: { city: 'REQUIRED', iban: 'WRONG' } });
    const grouped = { ...typed, iban: 'cz97 5500 0000 0000 0000 0019', taxId: '' };
    expect(readEntered(supplier, grouped, notation)).toEqual({ value: { ...exampleSupplier, taxId: null } });
  });

  test('is sent in the right field of the request, with the version that was shown', () => {
    const sent = (setting: DeskSetting, value: string) =>
      requestOf({ setting, notation, entered: { value }, demanded: true, failure: null });
    expect(sent(fee, '150')).toEqual({ fees: { CARD_ISSUE: 15_000 }, seen: { FEE_CARD_ISSUE: 3 } });
    expect(sent(share, '75')).toEqual({ numbers: { ISIC_PRICE_PERCENTAGE: 75 }, seen: { ISIC_PRICE_PERCENTAGE: 0 } });
    expect(sent(types, 'INVOICE')).toEqual({ allowedPaymentTypes: ['INVOICE'], seen: { allowedPaymentTypes: 0 } });
  });
});
