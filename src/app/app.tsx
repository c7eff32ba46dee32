import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { BrandProvider, applyBrand } from '#common/brand.ts';
import { ShopProvider } from '#common/shop-context.tsx';
import type { ShownBrand } from '#common/shown-brand.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { Texts } from '#i18n/texts.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { Shop } from '#runtime/shop.ts';
import { BootScreen } from './boot/boot-screen.tsx';
import { OpenedShop } from './opened-shop.tsx';
import { Toasts } from './toasts/toasts.tsx';

export interface AppProps {
  readonly shop: Shop;
  readonly texts: Texts;
  /** The operator's brand, if the page already shows it. */
  readonly brand?: ShownBrand;
}

/**
 * Shows the start-up screen until start-up has finished, then the pages. The toasts are above the screen and the pages.
 */
export function App({ shop, texts, brand: appliedBrand }: AppProps) {
  const intl = useSyncExternalStore(texts.subscribe, texts.intl, texts.intl);
  const boot = useSelector(shop.actor('boot'), (snapshot) => snapshot);
  const { configuration } = boot.context;
  const [brand, setBrand] = useState(appliedBrand);

  useEffect(() => {
    if (configuration !== null && brand === undefined) void applyBrand(configuration.brand).then(setBrand);
  }, [configuration, brand]);

  const isReady = boot.matches('ready') && brand !== undefined;
  return (
    <RawIntlProvider value={intl}>
      <CurrencyProvider value={configuration?.currency ?? 'CZK'}>
        <ShopProvider value={shop}>
          {isReady ? (
            <BrandProvider value={brand}>
              <OpenedShop />
            </BrandProvider>
          ) : (
            <BootScreen
              state={stateLabel(boot.value)}
              failure={boot.matches('unavailable') ? 'unreachable' : null}
              onRetry={() => shop.tell('boot', { type: 'retry' })}
            />
          )}
          <Toasts />
        </ShopProvider>
      </CurrencyProvider>
    </RawIntlProvider>
  );
}
