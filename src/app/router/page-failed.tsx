import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '../../common/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';

/**
 * Shown when the code of a page could not be loaded. The usual reason is a newer version of the shop, so the page is
 * reloaded. If the browser is offline, the code is loaded again, automatically once it is online.
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
