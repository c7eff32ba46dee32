import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { version } from '#package.json';
import { pageColumn } from '#ui/page/column.styles.ts';
import { LanguageSwitch } from './language-switch.tsx';

const ground = css({ borderTop: 'line', backgroundColor: 'surface', color: 'inkSoft', fontSize: 's' });
const inner = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingY: '6' });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  '& a': { display: 'inline-block', paddingY: '1', textDecoration: 'underline' },
});
/** The row with the languages and, beside them, the version and the buttons for testers. */
const lastRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '1',
});
/** The height is the same with and without the testers' buttons, which appear later. */
const imprint = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', minHeight: '8' });

const order = ['termsAndConditions', 'gdpr', 'faq', 'accessibility', 'contacts'] as const;

/**
 * If the code of the buttons cannot be loaded, they are not shown. Both buttons are one component: during the hydration
 * of the log-in page, a second component would be rendered later and would move the version.
 */
const TesterButtons = lazy<ComponentType>(() =>
  import('./tester-buttons.tsx').then(
    (code) => ({ default: code.TesterButtons }),
    () => ({ default: () => null }),
  ),
);

/** The links to the operator's pages, the languages and the version (SHL-03). */
export function Footer() {
  const shop = useShop();
  const configuration = useSelector(shop.actor('boot'), ({ context }) => context.configuration);
  const footerLinks = configuration?.footerLinks;
  const sandbox = configuration?.sandbox === true;
  return (
    <footer className={ground}>
      <div className={cx(pageColumn(), inner)}>
        <ul className={links}>
          {order.map((name) => {
            const address = footerLinks?.[name] ?? '';
            return address === '' ? null : (
              <li key={name}>
                <a href={address} rel="noreferrer">
                  <FormattedMessage id={`footer.${name}`} />
                </a>
              </li>
            );
          })}
        </ul>
        <div className={lastRow}>
          <LanguageSwitch />
          <p className={imprint}>
            <FormattedMessage id="footer.version" values={{ version }} />
            {sandbox && (
              <Suspense>
                <TesterButtons />
              </Suspense>
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}
