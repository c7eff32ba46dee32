import { describe, expect, test } from 'vitest';
import { locales, paymentTypes } from '#contract/enumerations.ts';
import { required } from '#machines/common/required.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

describe('an operator who has changed no setting', () => {
  test('offers everything; only flags that change how pages behave are off', () => {
    const off = Object.entries(defaultFlags).flatMap(([name, value]) => (value === false ? [name] : []));
    expect(off.toSorted()).toEqual([
      'mailedLinksNeedPress',
      'persistentSideMenu',
      'redirectAfterStart',
      'toastClosableOnlyByButton',
      'virtualCardCheckedAtDesk',
    ]);
    const { allowedPaymentTypes, supportedLanguages, withheldPages, redirectAllowList } = defaultFlags;
    expect([allowedPaymentTypes, supportedLanguages]).toEqual([[...paymentTypes], [...locales]]);
    expect([withheldPages, redirectAllowList]).toEqual([[], []]);
  });

  test('has Czech as the first language, and Czech crowns', () => {
    expect([defaultFlags.defaultLanguage, defaultFlags.currency]).toEqual(['cs', 'CZK']);
  });

  test('offers top-ups of 200, 500, 1000 and 2000 crowns', () => {
    expect(defaultFlags.offeredRecharges.map((amount) => amount / 100)).toEqual([200, 500, 1000, 2000]);
  });

  test('has links in the footer whose addresses correspond to their names', () => {
    const links = Object.entries(required(defaultFlags.footerLinks, 'links'));
    for (const [name, address] of links) {
      const page = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([name, address]).toEqual([name, `https://linka.example/${page}`]);
    }
  });
});
