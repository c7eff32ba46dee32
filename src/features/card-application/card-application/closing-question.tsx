import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface ClosingQuestionProps {
  readonly open: boolean;
  readonly keeping: boolean;
  readonly discarding: boolean;
  /** The attempt to keep or to delete the entered data has failed. */
  readonly failed: boolean;
  readonly send: (event: { readonly type: 'keep' | 'discard' | 'stay' }) => void;
}

/** Asks whether the entered data are kept for later or deleted (WIZ-06, WIZ-07). */
export function ClosingQuestion({ open, keeping, discarding, failed, send }: ClosingQuestionProps) {
  const intl = useIntl();
  const keep = useRef<HTMLButtonElement>(null);
  const text = (id: KeyAfter<'applicationForm.asking'>) => intl.formatMessage({ id: `applicationForm.asking${id}` });
  const busy = keeping || discarding;
  return (
    <Dialog
      open={open}
      onClose={() => send({ type: 'stay' })}
      title={text('')}
      closeLabel={text('.stay')}
      size="question"
      role="alertdialog"
      locked={busy}
      initialFocus={() => keep.current}
      actions={
        <>
          <Button
            ref={keep}
            variant="primary"
            loading={keeping}
            disabled={discarding}
            onClick={() => send({ type: 'keep' })}
          >
            {text('.keep')}
          </Button>
          <Button variant="danger" loading={discarding} disabled={keeping} onClick={() => send({ type: 'discard' })}>
            {text('.discard')}
          </Button>
          <Button variant="quiet" disabled={discarding} onClick={() => send({ type: 'stay' })}>
            {text('.stay')}
          </Button>
        </>
      }
    >
      {text('.text')}
      {failed && (
        <Alert meaning="error" live>
          {text('.notKept')}
        </Alert>
      )}
    </Dialog>
  );
}
