import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { AreaWith, MessageKey } from '#messages/keys/message-key.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

/** A flow with a form that can be submitted or closed. */
interface FormFlow extends Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> {
  readonly send: (event: { readonly type: 'submit' | 'close' }) => void;
}

interface FormDialogProps {
  readonly actor: FormFlow;
  readonly flow: string;
  /** The prefix of the message keys `<area>.title` and `<area>.close`. */
  readonly area: AreaWith<'title' | 'close'>;
  readonly size: NonNullable<DialogProps['size']>;
  readonly saving: boolean;
  readonly canClose: boolean;
  readonly readFirst?: DialogProps['readFirst'];
  /** The data that the form needs is being read. */
  readonly reading?: boolean;
  /** The key of the submit button's text; null = there is no submit button. */
  readonly submitLabel: MessageKey | null;
  readonly submitVariant?: ButtonVariant;
  /** Shown beside the submit button, or instead of it. */
  readonly secondary?: ReactNode;
  /** Shows a close button beside the submit button. */
  readonly offersClose?: boolean;
  readonly children: ReactNode;
}

/**
 * The dialog of a form with one submit button: Enter submits the form, and the first invalid field gets the focus
 * (DLG-01).
 */
export function FormDialog(props: FormDialogProps) {
  const {
    actor,
    flow,
    area,
    size,
    saving,
    canClose,
    readFirst,
    reading,
    submitLabel,
    submitVariant = 'primary',
    secondary,
    offersClose = false,
    children,
  } = props;
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current: AnyMachineSnapshot) => current);
  const markWrong = useFocusOnError(form, saving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  const close = () => actor.send({ type: 'close' });
  const closeLabel = intl.formatMessage({ id: `${area}.close` });
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={close}
      title={intl.formatMessage({ id: `${area}.title` })}
      closeLabel={closeLabel}
      size={size}
      locked={!canClose}
      readFirst={readFirst}
      busy={reading}
      actions={
        (submitLabel !== null || secondary !== undefined) && (
          <>
            {submitLabel !== null && (
              <Button type="submit" form={formId} variant={submitVariant} loading={saving}>
                {intl.formatMessage({ id: submitLabel })}
              </Button>
            )}
            {secondary}
            {offersClose && (
              <Button disabled={!canClose} onClick={close}>
                {closeLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <form
        ref={form}
        id={formId}
        className={formColumn}
        onSubmit={submit}
        noValidate
        data-flow={flow}
        data-state={stateLabel(snapshot.value)}
      >
        {children}
      </form>
    </Dialog>
  );
}
