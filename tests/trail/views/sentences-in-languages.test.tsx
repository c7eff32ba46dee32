// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ShopProvider } from '#common/shop-context.tsx';
import type { Locale } from '#contract/enumerations.ts';
import { LazyDayList } from '#features/trail/events/lazy-day-list.tsx';
import { staticTexts } from '#i18n/texts.ts';
import { testShop } from '#tests/common/views/support/test-shop.tsx';
import { event } from './trail.samples.ts';

afterEach(cleanup);

const shop = testShop();

const inLanguage = (locale: Locale) => (
  <RawIntlProvider value={staticTexts(locale, {}).intl()}>
    <ShopProvider value={shop}>
      <LazyDayList rows={[{ ...event, id: 1, kind: 'PASSWORD_CHANGED' }]} />
    </ShopProvider>
  </RawIntlProvider>
);

it("the sentences of events are in the page's language, also after it has changed (TRL-02)", async () => {
  const { rerender } = render(inLanguage('cs'));
  await screen.findByText('Změnili jste heslo.');
  const others: readonly (readonly [Locale, string])[] = [
    ['en', 'You changed your password.'],
    ['sk', 'Zmenili ste heslo.'],
    ['pl', 'Z Twojego konta zmieniono hasło.'],
    ['ro', 'Ați schimbat parola.'],
  ];
  for (const [locale, sentence] of others) {
    rerender(inLanguage(locale));
    await screen.findByText(sentence);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  }
});
