import { useIntl } from 'react-intl';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { DialogProps } from '#ui/dialog/dialog.tsx';
import { WaitingDialog } from '#ui/dialog/waiting-dialog.tsx';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Loading } from './lazy-part.tsx';
import { LoadFailed } from './load-failed.tsx';

interface LoadingDialogProps {
  readonly loading: Loading;
  /** The keys of the texts of the dialog that is being loaded. */
  readonly title: MessageKey;
  readonly close: MessageKey;
  readonly size?: NonNullable<DialogProps['size']>;
  readonly steady?: DialogProps['steady'];
  readonly fields: number;
  readonly onClose: () => void;
}

/** Shown instead of a dialog while its code is being loaded, and after loading has failed. */
export function LoadingDialog({ loading, title, close, size = 'medium', steady, fields, onClose }: LoadingDialogProps) {
  const intl = useIntl();
  const isLoading = loading.failure === null;
  return (
    <WaitingDialog
      title={intl.formatMessage({ id: title })}
      closeLabel={intl.formatMessage({ id: close })}
      size={size}
      steady={steady}
      busy={isLoading}
      onClose={onClose}
    >
      <VisuallyHidden>
        <span role="status">{isLoading && intl.formatMessage({ id: 'lazyPart.loading' })}</span>
      </VisuallyHidden>
      {isLoading && <FormSkeleton fields={fields} />}
      <LoadFailed {...loading} />
    </WaitingDialog>
  );
}
