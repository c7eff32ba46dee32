// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { FileSize } from '#i18n/file-size.tsx';
import { staticTexts } from '#i18n/texts.ts';

afterEach(cleanup);

it.each([
  [0, '1 kB'],
  [1535, '1 kB'],
  [1536, '2 kB'],
  [1024 * 1024 - 1024, '1023 kB'],
  [1024 * 1024, '1 MB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('a file of %d bytes has %s', (bytes, shown) => {
  const { container } = render(
    <RawIntlProvider value={staticTexts('en', {}).intl()}>
      <FileSize bytes={bytes} />
    </RawIntlProvider>,
  );
  expect(container.textContent?.replaceAll('\u00A0', ' ').replace(',', '')).toBe(shown);
});
