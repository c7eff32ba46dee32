import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { DialogEntry } from '../dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '../dialog-entries/use-named-dialog.ts';
import { useApplicationDialogs } from './application-dialogs.ts';

interface OpenerProps {
  readonly applicationId: number;
  readonly button: (onClick: () => void) => ReactNode;
}

function Opener({ applicationId, button }: OpenerProps) {
  const name = `application-${String(applicationId)}`;
  const [open, setOpen] = useNamedDialog(name);
  const { ApplicationDetailDialog } = useApplicationDialogs();
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

/** The button with an eye in a row. It opens the read-only wizard, as does a press anywhere on the row (APL-01). */
export function ApplicationEye({ applicationId, applicationNumber }: ApplicationEyeProps) {
  const label = useIntl().formatMessage({ id: 'cardApplications.open' }, { number: applicationNumber });
  return (
    <Opener
      applicationId={applicationId}
      button={(onClick) => <IconButton label={label} icon={<Eye aria-hidden="true" />} coversRow onClick={onClick} />}
    />
  );
}
