import { describe, expect, test } from 'vitest';
import { locales, paymentTypes } from '#contract/enumerations.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

describe('an operator who has changed no setting', () => {
  test('offers everything, and leaves what only changes how the pages behave', () => {
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

  test('has Czech as the first language, and crowns', () => {
    expect([defaultFlags.defaultLanguage, defaultFlags.currency]).toEqual(['cs', 'CZK']);
  });

  test('offers to top up by 200, 500, 1000 and 2000 crowns', () => {
    expect(defaultFlags.offeredRecharges.map((amount) => amount / 100)).toEqual([200, 500, 1000, 2000]);
  });

  test('has pages behind the links of the footer whose addresses say what they are', () => {
    const links = Object.entries(defaultFlags.footerLinks);
    for (const [name, address] of links) {
      const page = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([name, address]).toEqual([name, `https://linka.example/${page}`]);
    }
  });
});
