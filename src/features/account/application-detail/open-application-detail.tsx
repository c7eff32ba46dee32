import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyDialog } from '../../../common/lazy-part/lazy-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';

const ApplicationDetailDialog = lazyDialog(
  async () => (await import('./application-detail-dialog.tsx')).ApplicationDetailDialog,
  { title: 'applicationForm.loading', close: 'applicationForm.close', fields: 6, size: 'wizard' },
);

/** Opens the read-only wizard of a filed application (first specification, 2 'Card applications tab'). */
export function OpenApplicationDetail({ applicationId }: { readonly applicationId: number }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {intl.formatMessage({ id: 'applicationDetail.open' })}
      </Button>
      {open && <ApplicationDetailDialog applicationId={applicationId} onClosed={() => setOpen(false)} />}
    </>
  );
}
