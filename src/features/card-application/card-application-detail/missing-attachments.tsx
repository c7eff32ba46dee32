import { FormattedMessage, useIntl } from 'react-intl';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { askedKey } from '#rules/application-status.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface MissingAttachmentsProps {
  readonly application: CardApplication;
  /** Called when the application has changed. */
  readonly onChanged: () => void;
}

/** The files that did not arrive when the application was filed, and the form that adds them (ATT-01). */
export function MissingAttachments({ application: { id, missingAttachments }, onChanged }: MissingAttachmentsProps) {
  const intl = useIntl();
  if (missingAttachments.length === 0) return null;
  const asked = { photo: false, attachments: missingAttachments };
  return (
    <PageSection title={intl.formatMessage({ id: 'applicationCorrection.missing.title' })}>
      <p>
        <FormattedMessage id="applicationCorrection.missing.lead" />
      </p>
      <CorrectionForm key={askedKey(asked)} applicationId={id} asked={asked} onChanged={onChanged} />
    </PageSection>
  );
}
