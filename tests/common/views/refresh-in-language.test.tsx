// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useRefreshInLanguage } from '#common/use-refresh-in-language.ts';
import type { Locale } from '#contract/enumerations.ts';
import { staticTexts } from '#i18n/texts.ts';

afterEach(cleanup);

const send = vi.fn();
const actor = { send };

function Fetched() {
  useRefreshInLanguage(actor);
  return null;
}

const inLanguage = (locale: Locale, key: string) => (
  <RawIntlProvider value={staticTexts(locale, { key }).intl()}>
    <Fetched />
  </RawIntlProvider>
);

it('texts from the server are fetched again only when the language changes (I18-01)', () => {
  const { rerender } = render(inLanguage('cs', 'one'));
  rerender(inLanguage('cs', 'other'));
  expect(send).not.toHaveBeenCalled();
  rerender(inLanguage('en', 'other'));
  expect(send.mock.calls).toEqual([[{ type: 'refresh' }]]);
  rerender(inLanguage('en', 'third'));
  expect(send).toHaveBeenCalledTimes(1);
});
