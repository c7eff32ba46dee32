import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import languageNames from 'virtual:language-names';
import type { ShownBrand } from '#common/shown-brand.ts';
import { locales, type Locale } from '#contract/enumerations.ts';
import type { Texts } from '#i18n/texts.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { NativeSelect } from '#ui/native-select/native-select.tsx';
import { pageColumn } from '#ui/page/column.styles.ts';

interface PassPageProps {
  readonly texts: Texts;
  readonly brand: ShownBrand;
  readonly offered: readonly Locale[];
  readonly titleId: MessageKey;
  readonly width: 'form' | 'pair';
  readonly changeLocale: (locale: Locale) => Promise<void>;
  readonly children: ReactNode;
}

type Width = Pick<PassPageProps, 'width'>;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
});
const ground = css({ backgroundColor: 'surface', borderBottom: 'line' });
const picture = css({ maxWidth: '[none]', zoom: '0.4' });
const link = css({ paddingY: '3', fontWeight: 'medium', textDecoration: 'underline' });
/**
 * The distances are small, so that the code of a pass fits on the first screen of a telephone. The content is at least as
 * high as the screen, so that the footer, which moves while the pass is read and renewed, is not visible.
 */
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '3', wide: '6' },
  paddingTop: { base: '3', wide: '8' },
  minHeight: '[100dvh]',
  paddingBottom: '16',
});
const heading = css({ fontSize: { base: 'l', wide: 'xl' }, fontWeight: 'bold', letterSpacing: '[-0.015em]' });
const foot = css({ paddingBottom: '8' });

function Bar({ brand: { name, logo, logoWidth, logoHeight }, width }: Pick<PassPageProps, 'brand'> & Width) {
  const intl = useIntl();
  return (
    <header className={ground}>
      <div className={cx(pageColumn({ width }), bar)}>
        <img src={logo} alt={name} width={logoWidth} height={logoHeight} className={picture} />
        <a href="/" className={link}>
          {intl.formatMessage({ id: 'passPages.toShop' })}
        </a>
      </div>
    </header>
  );
}

function Titled({ titleId, brand, width, children }: Pick<PassPageProps, 'titleId' | 'brand' | 'children'> & Width) {
  const title = useIntl().formatMessage({ id: titleId });
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title, brand.name]);
  return (
    <main className={cx(pageColumn({ width }), content)}>
      <h1 className={heading}>{title}</h1>
      {children}
    </main>
  );
}

function Languages({ offered, width, changeLocale }: Pick<PassPageProps, 'offered' | 'changeLocale'> & Width) {
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  if (offered.length < 2) return null;
  const change = (value: string) => {
    const locale = locales.find((known) => known === value);
    if (locale === undefined) return;
    setChanging(true);
    void changeLocale(locale).finally(() => setChanging(false));
  };
  return (
    <footer className={cx(pageColumn({ width }), foot)}>
      <NativeSelect
        label={intl.formatMessage({ id: 'passPages.language' })}
        value={intl.locale}
        options={offered.map((locale) => ({ value: locale, label: languageNames[locale] }))}
        aria-busy={isChanging}
        onChange={change}
      />
    </footer>
  );
}

/** The frame of the pages of passes, which are opened without the rest of the shop. */
export function PassPage({ texts, brand, offered, titleId, width, changeLocale, children }: PassPageProps) {
  const intl = useSyncExternalStore(texts.subscribe, texts.intl);
  return (
    <RawIntlProvider value={intl}>
      <Bar brand={brand} width={width} />
      <Titled titleId={titleId} brand={brand} width={width}>
        {children}
      </Titled>
      <Languages offered={offered} width={width} changeLocale={changeLocale} />
    </RawIntlProvider>
  );
}
