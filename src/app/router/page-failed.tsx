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
 * Shown when a page could not be loaded or drawn. If its code is no longer on the server, there is a newer version of the
 * shop, so a reload is offered; for a fault of ours also to report what happened. If the server cannot be reached, the code
 * is loaded again: on request, and when the browser comes back online.
 */
export function PageFailed({ error }: ErrorComponentProps) {
  const intl = useIntl();
  const router = useRouter();
  const title = usePageTitle('pageFailed.title');
  const failure = failureOf(error);
  const isUnreachable = failure === 'unreachable';
  useEffect(() => noteFailure(error), [error]);
  // Before the failure is drawn, so that the event is not missed.
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
