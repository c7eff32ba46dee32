import { FormattedMessage, useIntl } from 'react-intl';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { askedKey, correctionKind } from '#rules/application-status.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface AskedAgainProps {
  readonly application: CardApplication;
  /** Called when the application has changed. */
  readonly onChanged: () => void;
}

/** The photo or files that the operator's staff asks for again, the reason, and the form that sends them. */
export function AskedAgain({ application: { id, correction }, onChanged }: AskedAgainProps) {
  const intl = useIntl();
  if (correction === null) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'applicationCorrection.title' })}>
      <p>
        <FormattedMessage id={`applicationCorrection.lead.${correctionKind(correction)}`} />
      </p>
      <Alert meaning="warning" title={intl.formatMessage({ id: 'applicationCorrection.note' })}>
        {correction.note}
      </Alert>
      <CorrectionForm
        key={`${correction.since} ${askedKey(correction)}`}
        applicationId={id}
        asked={correction}
        onChanged={onChanged}
      />
    </PageSection>
  );
}
