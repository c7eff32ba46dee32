import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DialogEntry } from '../../../common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '../../../common/dialog-entries/use-named-dialog.ts';
import { lazyDialog } from '../../../common/lazy-part/lazy-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';

const ApplicationDetailDialog = lazyDialog(
  async () => (await import('./application-detail-dialog.tsx')).ApplicationDetailDialog,
  { title: 'applicationForm.loading', close: 'applicationForm.close', fields: 6, size: 'wizard' },
);

interface OpenerProps {
  readonly applicationId: number;
  readonly button: (onClick: () => void) => ReactNode;
}

function Opener({ applicationId, button }: OpenerProps) {
  const name = `application-${String(applicationId)}`;
  const [open, setOpen] = useNamedDialog(name);
  return (
    <>
      {button(() => setOpen(true))}
      {open && (
        <DialogEntry name={name}>
          <ApplicationDetailDialog applicationId={applicationId} onClosed={() => setOpen(false)} />
        </DialogEntry>
      )}
    </>
  );
}

/** Opens the read-only wizard of a filed application, from its page. */
export function OpenApplicationDetail({ applicationId }: { readonly applicationId: number }) {
  const intl = useIntl();
  return (
    <Opener
      applicationId={applicationId}
      button={(onClick) => (
        <Button onClick={onClick}>
          <Eye aria-hidden="true" />
          {intl.formatMessage({ id: 'applicationDetail.open' })}
        </Button>
      )}
    />
  );
}

interface ApplicationEyeProps {
  readonly applicationId: number;
  readonly applicationNumber: string;
}

/** The eye of a row, which opens the read-only wizard; so does a press anywhere on the row (APL-01). */
export function ApplicationEye({ applicationId, applicationNumber }: ApplicationEyeProps) {
  const label = useIntl().formatMessage({ id: 'cardApplications.open' }, { number: applicationNumber });
  return (
    <Opener
      applicationId={applicationId}
      button={(onClick) => <IconButton label={label} icon={<Eye aria-hidden="true" />} coversRow onClick={onClick} />}
    />
  );
}
