import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  const [open, setOpen] = useState(false);
  return (
    <>
      {button(() => setOpen(true))}
      {open && <ApplicationDetailDialog applicationId={applicationId} onClosed={() => setOpen(false)} />}
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

/** The eye of a row, which opens the read-only wizard (first specification, 2 'Card applications tab'). */
export function ApplicationEye({ applicationId, applicationNumber }: ApplicationEyeProps) {
  const label = useIntl().formatMessage({ id: 'cardApplications.open' }, { number: applicationNumber });
  return (
    <Opener
      applicationId={applicationId}
      button={(onClick) => <IconButton label={label} icon={<Eye aria-hidden="true" />} onClick={onClick} />}
    />
  );
}
