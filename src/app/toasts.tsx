import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { shownToasts } from '../../machines/toasts/toasts.view.ts';
import { stateLabel } from '../../machines/state-label.ts';
import { ToastRegion } from '../ui/toast-region/toast-region.tsx';
import { useShop } from './shop-context.tsx';
import { useSafeMarkup } from './use-safe-markup.ts';

/** The toasts of the whole app. */
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
  const safe = useSafeMarkup();
  return (
    <div data-flow="toasts" data-state={state}>
      <ToastRegion
        label={intl.formatMessage({ id: 'toasts.label', defaultMessage: 'Zprávy' })}
        closeLabel={intl.formatMessage({ id: 'toasts.close', defaultMessage: 'Zavřít' })}
        closesAnywhere={!onlyByButton}
        toasts={shown.map(({ id, request }) => ({
          id,
          html: safe(intl.formatMessage({ id: request.messageId }, request.values ?? {})),
          colour: request.colour,
          icon: request.icon,
          closeText: request.closeTextId === undefined ? undefined : intl.formatMessage({ id: request.closeTextId }),
          position: request.position,
        }))}
        onClose={(id) => toasts.send({ type: 'close', id })}
        onPause={() => toasts.send({ type: 'pause' })}
        onResume={() => toasts.send({ type: 'resume' })}
      />
    </div>
  );
}
