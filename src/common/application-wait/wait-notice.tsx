import { FormattedMessage } from 'react-intl';
import { waitsForWhom, type WaitingApplication } from '#rules/application-wait.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { WaitLink } from './wait-link.tsx';
import { WaitSentence } from './wait-sentence.tsx';
import { waitTitle } from './wait-texts.ts';

interface WaitNoticeProps {
  /** Null = it waits for nobody but the operator. */
  readonly application: WaitingApplication | null;
  /** The way to the application's page was taken. */
  readonly onLeave?: (() => void) | undefined;
}

/** Says what an application waits for and of whom, with the way to do it (APL-01, ACC-07). */
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
