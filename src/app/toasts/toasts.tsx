import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import { shownToasts } from '#machines/common/toasts/toasts.view.ts';
import { ToastRegion } from '#ui/toast-region/toast-region.tsx';
import { useToastHtml } from './use-toast-html.ts';

const never = () => () => {};

/**
 * The toasts of the whole app. They are outside the page's element, because an open dialog hides that element from
 * screen readers. On the server, no toasts are rendered.
 */
export function Toasts() {
  const shop = useShop();
  const intl = useIntl();
  const toasts = shop.actor('toasts');
  const shown = useSelector(toasts, shownToasts);
  const state = useSelector(toasts, ({ value }) => stateLabel(value));
  const onlyByButton = useSelector(
    shop.actor('boot'),
    ({ context }) => context.configuration?.toastClosableOnlyByButton !== false,
  );
  const html = useToastHtml(shown.map(({ request }) => request));
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isAlive) return null;
  return createPortal(
    <ToastRegion
      flow="toasts"
      state={state}
      label={intl.formatMessage({ id: 'toasts.label', defaultMessage: 'Zprávy' })}
      closeLabel={intl.formatMessage({ id: 'toasts.close', defaultMessage: 'Zavřít' })}
      closesAnywhere={!onlyByButton}
      toasts={shown.map(({ id, request }, index) => ({
        id,
        html: html[index] ?? '',
        colour: request.colour,
        icon: request.icon,
        closeText: request.closeTextId === undefined ? undefined : intl.formatMessage({ id: request.closeTextId }),
        position: request.position,
      }))}
      onClose={(id) => toasts.send({ type: 'close', id })}
      onPause={() => toasts.send({ type: 'pause' })}
      onResume={() => toasts.send({ type: 'resume' })}
    />,
    document.body,
  );
}
