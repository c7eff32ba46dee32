import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConsentFields } from './consent-fields.tsx';

interface ResumedNoticeProps {
  /** The first step, whose consents are shown here again; undefined if the consents are visible anyway. */
  readonly personalData: ActorRefFrom<typeof personalDataMachine> | undefined;
}

/** The notice that a draft is continued. A draft does not contain the consents, so they are asked for again (WIZ-06). */
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
