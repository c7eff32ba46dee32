import { useRef, type ReactNode } from 'react';
import type { ButtonVariant } from '../button/button.styles.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly variant?: Exclude<ButtonVariant, 'row'>;
  readonly busy?: boolean | undefined;
  /** Undefined if the question cannot be confirmed any more. */
  readonly onConfirm: (() => void) | undefined;
  readonly onCancel: () => void;
};

/** A question with two answers; the labels should name what happens, not 'yes' and 'no'. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, variant = 'primary', busy, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isHarmless = variant === 'primary' || variant === 'confirm';
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      size="question"
      role="alertdialog"
      locked={busy}
      // Pressing Enter by mistake must not destroy anything.
      initialFocus={() => (isHarmless ? confirm.current : null) ?? cancel.current}
      actions={
        <>
          {onConfirm !== undefined && (
            <Button ref={confirm} variant={variant} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
          <Button ref={cancel} variant="quiet" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
