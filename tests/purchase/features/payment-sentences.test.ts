import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/enumerations.ts';
import { staticTexts } from '#i18n/texts.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { paymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import type { ToldResult } from '#machines/purchase/payment/told-result.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { languagesOf } from '#tests/common/languages-of.ts';

/** For each language and each value of `charged`: a pattern that the sentence must match. */
const words = {
  cs: { YES: /^(Zaplaceno|Peníze|Platbu)/u, NO: /nestrhli/u, UNKNOWN: /^Zatím nevíme/u, RETURNED: /vrátili/u },
  en: {
    YES: /^(Paid|We are refunding)/u,
    NO: /not been charged/u,
    UNKNOWN: /^We do not know/u,
    RETURNED: /refunded/u,
  },
  sk: { YES: /^(Zaplatené|Peniaze|Platbu)/u, NO: /nestrhli/u, UNKNOWN: /^Zatiaľ nevieme/u, RETURNED: /vrátili/u },
  pl: { YES: /^(Zapłacono|Zwracamy)/u, NO: /nie pobraliśmy/iu, UNKNOWN: /^Na razie nie wiemy/u, RETURNED: /zwrócon/u },
  ro: { YES: /^(Plătit|Vă rambursăm)/u, NO: /nu am încasat/iu, UNKNOWN: /^Încă nu știm/u, RETURNED: /rambursa[tț]/u },
} satisfies Partial<Record<Locale, Readonly<Record<ToldResult['charged'], RegExp>>>>;

const all = languagesOf(words).flatMap((locale) =>
  Object.entries(results).map(([name, result]) => [locale, name, result] as const),
);

describe('the sentence for each outcome of a payment (PAY-09)', () => {
  it.each(all)(
    'shows after the return from the gateway whether money was taken, in %s: %s',
    (locale, _, { paymentStatus, charged, next, orderNumber }) => {
      const intl = staticTexts(locale, compileMessages(readMessages(locale))).intl();
      const sentence = intl.formatMessage(
        { id: `paymentReturn.outcomes.${paymentStatus}` },
        { charged, next, orderNumber: String(orderNumber) },
      );
      expect(sentence).toMatch(words[locale][charged]);
      expect(sentence).toContain('100011');
      expect(sentence).not.toMatch(/[{}]| {2}|\.\S/u);
    },
  );

  it.each(all)(
    'is a sentence even if the back end does not tell the number of the order, in %s: %s',
    (locale, _, { paymentStatus, charged, next }) => {
      const intl = staticTexts(locale, compileMessages(readMessages(locale))).intl();
      const values = { charged, next, orderNumber: 'none' };
      const sentence = intl.formatMessage({ id: `paymentReturn.outcomes.${paymentStatus}` }, values);
      expect(sentence).toMatch(words[locale][charged]);
      expect(sentence).not.toMatch(/none|[{}]| {2}| \.|\.\S| no\.| č\.| nr\b/u);
    },
  );

  it.each(all)('shows on the payment page whether money was taken, in %s: %s', (locale, _, result) => {
    const intl = staticTexts(locale, compileMessages(readMessages(locale))).intl();
    const messageName = paymentNotice(result);
    const title = intl.formatMessage({ id: `payment.notice.${messageName}` }, { orderNumber: '100011' });
    expect(title).toMatch(words[locale][result.charged]);
    expect(intl.formatMessage({ id: `payment.next.${messageName}` }).length).toBeGreaterThan(20);
  });
});
