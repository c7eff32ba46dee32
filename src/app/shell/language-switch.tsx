import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import languageNames from 'virtual:language-names';
import { useShop } from '#common/shop-context.tsx';
import type { FlagButton as FlagButtonComponent } from './flag-button.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });
const button = css({
  minHeight: '8',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
  '&[aria-pressed=true]': {
    color: 'ink',
    boxShadow: '[inset 0 -2px {colors.primaryText}]',
    '@media (forced-colors: active)': { outline: '[1px solid]' },
  },
});

/** A button with the name of the other language. */
function NameButton({ locale, onClick }: ComponentProps<typeof FlagButtonComponent>) {
  return (
    <button type="button" lang={locale} className={button} onClick={onClick}>
      {languageNames[locale]}
    </button>
  );
}

/** A button with the flag of the other language, or with its name if the flags cannot be loaded. */
const FlagButton = lazy(() =>
  import('./flag-button.tsx').then(
    (code) => ({ default: code.FlagButton }),
    () => ({ default: NameButton }),
  ),
);

/**
 * Selects one of the languages that the server supports. If there are two languages, only the flag of the other language
 * is shown (SHL-03). The texts change without a reload (I18-01).
 */
export function LanguageSwitch() {
  const shop = useShop();
  const intl = useIntl();
  const supported = useSelector(shop.actor('boot'), ({ context }) => context.supportedLocales);
  const [other, ...rest] = supported.filter((locale) => locale !== intl.locale);
  if (other === undefined) return null;
  if (rest.length === 0) {
    return (
      <Suspense>
        <FlagButton locale={other} onClick={() => void shop.changeLocale(other)} />
      </Suspense>
    );
  }
  return (
    <div className={row} role="group" aria-label={intl.formatMessage({ id: 'footer.language' })}>
      {supported.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={button}
          aria-pressed={intl.locale === locale}
          onClick={() => void shop.changeLocale(locale)}
        >
          {languageNames[locale]}
        </button>
      ))}
    </div>
  );
}
