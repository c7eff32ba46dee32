import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '../shop-context.tsx';

const names = { cs: 'Čeština', en: 'English', sk: 'Slovenčina', pl: 'Polski', ro: 'Română' } as const;

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
const button = css({
  minHeight: '8',
  paddingX: '2',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'neutral.100' },
  '&[aria-pressed=true]': { color: 'ink', fontWeight: 'bold' },
});

/** The languages that the server supports; the texts change without a reload (I18-01). */
export function LanguageSwitch() {
  const shop = useShop();
  const intl = useIntl();
  const supported = useSelector(shop.actor('boot'), ({ context }) => context.supportedLocales);
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
          {names[locale]}
        </button>
      ))}
    </div>
  );
}
