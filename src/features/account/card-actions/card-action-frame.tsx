import { type FormEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { AnyMachineSnapshot } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfterEach, MessageKey } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx';
import { useSteadyPlace } from '#ui/dialog/use-steady-place.ts';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { CartButtons } from './cart-buttons.tsx';

/** A flow that adds an item to the cart. */
interface CartFlow {
  readonly send: (event: { readonly type: 'addToCart' | 'addAndGoToCart' | 'retry' | 'close' }) => void;
}

interface CartFlowSnapshot extends Pick<AnyMachineSnapshot, 'status' | 'value'> {
  readonly context: { readonly failure: Failure | null };
}

interface CardActionFrameProps {
  readonly actor: CartFlow;
  readonly snapshot: CartFlowSnapshot;
  /** The name of the flow; the keys of its texts begin with it. */
  readonly flow: 'ticketFare' | 'eWalletTopUp';
  readonly view: {
    readonly opening: boolean;
    readonly canClose: boolean;
    readonly canAdd: boolean;
    readonly saving: boolean;
    readonly goesToCart: boolean;
  };
  /** The text about the data that could not be loaded; null = everything is loaded. */
  readonly missing: MessageKey | null;
  /** The flow shows its own toast about the missing data. */
  readonly missingAnnounced: boolean;
  /** Enter in a field adds the item to the cart and opens the cart. */
  readonly submitsByEnter?: boolean;
  /** The number of fields. */
  readonly fields: number;
  readonly size?: DialogProps['size'];
  readonly steady?: DialogProps['steady'];
  /** The price, beside the buttons. */
  readonly total?: ReactNode;
  /** Nothing can be added now, so the only button closes the dialog. */
  readonly onlyCloses?: boolean;
  /** The fields; null while there are no fields to fill in. */
  readonly children: ReactNode;
}

/** The place of the control that was used last is kept by `useSteadyPlace`, not by the browser. */
const formStyles = css({ overflowAnchor: 'none' });

/** The dialog of an action that adds an item to the cart: loading, failure, the fields and two submit buttons. */
export function CardActionFrame(props: CardActionFrameProps) {
  const { actor, snapshot, flow, view, missing, submitsByEnter = false, fields } = props;
  const { size = 'medium', steady, total, onlyCloses, children } = props;
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const markWrong = useFocusOnError(form, view.saving);
  useSteadyPlace(form, snapshot.status === 'active');
  const { failure } = snapshot.context;
  const isAnnounced = props.missingAnnounced && failure !== null && !isAnnouncedByCall(failure);
  const text = (id: KeyAfterEach<`${typeof flow}.`>) => intl.formatMessage({ id: `${flow}.${id}` });
  const add = (type: 'addToCart' | 'addAndGoToCart') => {
    actor.send({ type });
    markWrong();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitsByEnter) add('addAndGoToCart');
  };
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      locked={!view.canClose}
      busy={view.opening}
      size={size}
      steady={steady}
      actions={
        onlyCloses === true ? (
          <Button onClick={() => actor.send({ type: 'close' })}>{text('close')}</Button>
        ) : (
          <>
            {total}
            <CartButtons
              area={flow}
              disabled={!view.canAdd}
              saving={view.saving}
              goesToCart={view.goesToCart}
              onAdd={() => add('addToCart')}
              onAddAndGo={() => add('addAndGoToCart')}
            />
          </>
        )
      }
    >
      <form
        ref={form}
        className={cx(formColumn, formStyles)}
        onSubmit={submit}
        noValidate
        data-flow={flow}
        data-state={stateLabel(snapshot.value)}
      >
        {missing !== null && (
          <FailureAlert
            title={isAnnounced ? undefined : missing}
            text={`${flow}.missing.text`}
            retry={`${flow}.retry`}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
        {view.opening && (
          <div role="status">
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
            <FormSkeleton fields={fields} />
          </div>
        )}
        {!view.opening && children}
      </form>
    </Dialog>
  );
}
