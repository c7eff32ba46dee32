import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OfferedReport } from '#common/failure-report/offered-report.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { version } from '#package.json';
import { noteFailure } from '#runtime/noted-failures.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { failureOf } from './page-code.ts';

/**
 * Shown when a page could not be loaded or rendered. If the server no longer has the page's code, a newer version of the
 * shop was installed, so a reload is offered; after a defect in the shop, a report to support is offered too. If the
 * server cannot be reached, the code is loaded again: on request, and when the browser is online again.
 */
export function PageFailed({ error }: ErrorComponentProps) {
  const intl = useIntl();
  const router = useRouter();
  const title = usePageTitle('pageFailed.title');
  const failure = failureOf(error);
  const isUnreachable = failure === 'unreachable';
  useEffect(() => noteFailure(error), [error]);
  // A layout effect, because an `online` event before the first paint would be missed otherwise.
  useLayoutEffect(() => {
    if (!isUnreachable) return undefined;
    const fetchAgain = () => void router.invalidate();
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [isUnreachable, router]);
  return (
    <Page
      title={title}
      lead={intl.formatMessage({ id: isUnreachable ? 'lazyPart.unreachable' : `pageFailed.${failure}` })}
      width="form"
    >
      <div>
        <Button variant="primary" onClick={() => (isUnreachable ? void router.invalidate() : window.location.reload())}>
          <FormattedMessage id={isUnreachable ? 'lazyPart.retry' : 'pageFailed.reload'} />
        </Button>
      </div>
      {failure === 'fault' && <OfferedReport version={version} />}
    </Page>
  );
}
