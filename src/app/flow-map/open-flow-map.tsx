import './flow-map.css';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { ShopProvider } from '#common/shop-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Shop } from '#runtime/shop.ts';
import { FlowMapPanel } from './flow-map-panel.tsx';
import { createHost } from './host.ts';

interface FlowMapOptions {
  readonly shop: Shop;
  readonly texts: Texts;
  readonly takesFocus: boolean;
  readonly closed: () => void;
}

type ProvidedProps = Pick<FlowMapOptions, 'shop' | 'texts' | 'takesFocus'> & { readonly onClose: () => void };

function ProvidedPanel({ shop, texts, takesFocus, onClose }: ProvidedProps) {
  const intl = useSyncExternalStore(texts.subscribe, texts.intl, texts.intl);
  return (
    <RawIntlProvider value={intl}>
      <ShopProvider value={shop}>
        <FlowMapPanel takesFocus={takesFocus} onClose={onClose} />
      </ShopProvider>
    </RawIntlProvider>
  );
}

/**
 * Shows the map in a React root of its own, so that it stays open when pages and dialogs change, and is not part of the
 * shop's own tree.
 */
export function openFlowMap({ shop, texts, takesFocus, closed }: FlowMapOptions) {
  const opener = document.activeElement;
  const { element, remove } = createHost();
  const root = createRoot(element);
  const hasFocus = () => element.contains(document.activeElement);
  const close = () => {
    const returns = hasFocus();
    root.unmount();
    remove();
    closed();
    if (returns && opener instanceof HTMLElement) opener.focus();
  };
  root.render(<ProvidedPanel shop={shop} texts={texts} takesFocus={takesFocus} onClose={close} />);
  return { close, hasFocus, focus: () => element.querySelector('h2')?.focus() };
}
