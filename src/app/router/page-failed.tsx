import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { usePageTitle } from '../../common/use-title.ts';

/**
 * A page that could not be fetched: mostly since a newer version of the shop has come out meanwhile, which is loaded anew.
 * Without a net the page is fetched again, by itself when the net is back.
 */
export function PageFailed() {
  const intl = useIntl();
  const router = useRouter();
  const title = usePageTitle('pageFailed.title');
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    const fetchAgain = () => void router.invalidate();
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [isOffline, router]);
  return (
    <Page
      title={title}
      lead={intl.formatMessage({ id: isOffline ? 'errors.NO_ANSWER' : 'pageFailed.lead' })}
      width="form"
    >
      <div>
        <Button variant="primary" onClick={() => (isOffline ? void router.invalidate() : window.location.reload())}>
          <FormattedMessage id={isOffline ? 'boot.unavailable.retry' : 'pageFailed.reload'} />
        </Button>
      </div>
    </Page>
  );
}
