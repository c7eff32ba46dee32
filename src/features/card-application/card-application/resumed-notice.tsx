import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConsentFields } from './consent-fields.tsx';

interface ResumedNoticeProps {
  /** The first step, whose consents are asked for again; undefined where they are in sight anyway. */
  readonly personalData: ActorRefFrom<typeof personalDataMachine> | undefined;
}

/** An application is gone on with, in the middle: its consents are not kept (WIZ-06). */
export function ResumedNotice({ personalData }: ResumedNoticeProps) {
  const intl = useIntl();
  return (
    <>
      <Alert meaning="info" title={intl.formatMessage({ id: 'applicationForm.draft.resumed' })}>
        {intl.formatMessage({ id: 'applicationForm.draft.resumed.text' })}
      </Alert>
      {personalData !== undefined && <ConsentFields actor={personalData} />}
    </>
  );
}
