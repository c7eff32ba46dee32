import { useIntl } from 'react-intl';
import type { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { carriers } from '#rules/carriers.ts';
import { Button } from '#ui/button/button.tsx';
import { useMedia } from '#ui/media/use-media.ts';

interface WizardButtonsProps {
  readonly view: ReturnType<typeof cardApplicationView>;
  /** The form that the button "next" submits. */
  readonly formId: string;
  readonly send: (event: { readonly type: 'back' | 'confirm' | 'confirmAndGoToCart' | 'close' }) => void;
}

/** On screens of this width, a dialog fills the screen (WIZ-03). */
const mobile = '(max-width: 1199.98px)';

/** The buttons of the open step; the labels of the last step depend on card and screen (WIZ-03). */
export function WizardButtons({ view, formId, send }: WizardButtonsProps) {
  const intl = useIntl();
  const isMobile = useMedia(mobile);
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  const isOk = isMobile || !carriers[view.carrierType].hasFee;
  const isLast = view.step === 'summary';
  const goes = view.saving && view.wantsCart;
  const stays = view.saving && !view.wantsCart;
  const disabled = !view.canConfirm;
  return (
    <>
      {isLast && view.offersCart && (
        <Button
          variant="confirm"
          loading={goes}
          disabled={disabled && !goes}
          onClick={() => send({ type: 'confirmAndGoToCart' })}
        >
          {text(isMobile ? 'addToCart' : 'confirmAndGoToCart')}
        </Button>
      )}
      {isLast && (
        <Button
          variant={view.offersCart ? 'secondary' : 'confirm'}
          loading={stays}
          disabled={disabled && !stays}
          onClick={() => send({ type: 'confirm' })}
        >
          {text(isOk ? 'ok' : 'confirm')}
        </Button>
      )}
      {!isLast && (
        <Button type="submit" form={formId} variant="primary" loading={view.waiting} disabled={!view.canGoOn}>
          {text('next')}
        </Button>
      )}
      {view.step === 'personalData' ? (
        <Button onClick={() => send({ type: 'close' })}>{text('close')}</Button>
      ) : (
        <Button disabled={!view.canGoBack} onClick={() => send({ type: 'back' })}>
          {text('back')}
        </Button>
      )}
    </>
  );
}
