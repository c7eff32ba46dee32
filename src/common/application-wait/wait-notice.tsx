import { FormattedMessage } from 'react-intl';
import { waitsForWhom, type WaitingApplication } from '#rules/application-wait.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { WaitLink } from './wait-link.tsx';
import { WaitSentence } from './wait-sentence.tsx';
import { waitTitle } from './wait-texts.ts';

interface WaitNoticeProps {
  /** Null = no notice is shown, because the application waits only for the operator. */
  readonly application: WaitingApplication | null;
  /** Called when the link to the application's page is clicked. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * A notice of what an application waits for and of whom, with a link to the page where it can be done (APL-01, ACC-07).
 */
export function WaitNotice({ application, onLeave }: WaitNoticeProps) {
  if (application === null) return null;
  const { waitsFor } = application;
  return (
    <Alert
      meaning={waitsForWhom(waitsFor) === 'FILER' ? 'info' : 'warning'}
      title={<FormattedMessage id={waitTitle(waitsFor)} />}
      actions={<WaitLink application={application} variant="secondary" onClick={onLeave} />}
    >
      <WaitSentence wait={waitsFor} />
    </Alert>
  );
}
