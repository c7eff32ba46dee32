import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { eWalletTopUpMachine } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { eWalletTopUpView } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.view.ts';
import { stateLabel } from '../../../../../machines/state-label.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { CartButtons } from '../cart-buttons.tsx';
import { formStyles } from '../../../../common/dialog-frame/dialog.styles.ts';
import { FailureAlert } from '../../../../common/dialog-frame/failure-alert.tsx';
import { useFocusOnError } from '../../../../common/dialog-frame/use-focus-on-error.ts';
import { EWalletTopUpForm } from './e-wallet-top-up-form.tsx';

/** The dialog of a wallet top-up on its actor (second specification, 2.2 and 5.9). */
export function EWalletTopUpView({ actor }: { readonly actor: ActorRefFrom<typeof eWalletTopUpMachine> }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = eWalletTopUpView(snapshot);
  const markWrong = useFocusOnError(form, view.saving);
  const text = (id: string) => intl.formatMessage({ id: `eWalletTopUp.${id}` });
  const press = (type: 'save' | 'saveAndGoToCart') => () => {
    actor.send({ type });
    markWrong();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press('saveAndGoToCart')();
  };
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      locked={!view.canClose}
      actions={
        <CartButtons
          area="eWalletTopUp"
          disabled={!view.canSave}
          saving={view.saving}
          goesToCart={view.goesToCart}
          onAdd={press('save')}
          onAddAndGo={press('saveAndGoToCart')}
        />
      }
    >
      <form
        ref={form}
        className={formStyles}
        onSubmit={submit}
        noValidate
        data-flow="eWalletTopUp"
        data-state={stateLabel(snapshot.value)}
      >
        {view.missing !== null && (
          <FailureAlert
            title={`eWalletTopUp.missing.${view.missing}`}
            text="eWalletTopUp.missing.text"
            retry="eWalletTopUp.retry"
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
        {view.opening && (
          <div role="status">
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
            <Skeleton height="12rem" />
          </div>
        )}
        {!view.opening && view.missing !== 'limits' && <EWalletTopUpForm actor={actor} />}
      </form>
    </Dialog>
  );
}
