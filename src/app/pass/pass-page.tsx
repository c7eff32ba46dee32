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
import { Page } from '#ui/page/page.tsx';

interface PassPageProps {
  readonly texts: Texts;
  readonly brand: ShownBrand;
  readonly offered: readonly Locale[];
  readonly titleId: MessageKey;
  readonly changeLocale: (locale: Locale) => Promise<void>;
  readonly children: ReactNode;
}

const bar = cx(
  pageColumn({ width: 'form' }),
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingY: '2',
  }),
);
const ground = css({ backgroundColor: 'surface', borderBottom: 'line' });
const picture = css({ maxWidth: '[none]', zoom: '0.5' });
const link = css({ fontWeight: 'medium', textDecoration: 'underline' });
const foot = cx(pageColumn({ width: 'form' }), css({ paddingBottom: '8' }));

function Bar({ brand: { name, logo, logoWidth, logoHeight } }: Pick<PassPageProps, 'brand'>) {
  const intl = useIntl();
  return (
    <header className={ground}>
      <div className={bar}>
        <img src={logo} alt={name} width={logoWidth} height={logoHeight} className={picture} />
        <a href="/" className={link}>
          {intl.formatMessage({ id: 'passPages.toShop' })}
        </a>
      </div>
    </header>
  );
}

function Titled({ titleId, brand, children }: Pick<PassPageProps, 'titleId' | 'brand' | 'children'>) {
  const title = useIntl().formatMessage({ id: titleId });
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title, brand.name]);
  return (
    <main>
      <Page title={title} width="form">
        {children}
      </Page>
    </main>
  );
}

function Languages({ offered, changeLocale }: Pick<PassPageProps, 'offered' | 'changeLocale'>) {
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
    <footer className={foot}>
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
export function PassPage({ texts, brand, offered, titleId, changeLocale, children }: PassPageProps) {
  const intl = useSyncExternalStore(texts.subscribe, texts.intl);
  return (
    <RawIntlProvider value={intl}>
      <Bar brand={brand} />
      <Titled titleId={titleId} brand={brand}>
        {children}
      </Titled>
      <Languages offered={offered} changeLocale={changeLocale} />
    </RawIntlProvider>
  );
}
