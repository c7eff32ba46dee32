import { FormattedMessage, useIntl } from 'react-intl';
import { applicationAddress } from '#common/application-wait/application-address.ts';
import type { ChangeStep } from '#contract/entities/upcoming-changes.ts';
import { Day } from '#i18n/dates.tsx';
import { minimumCustomerAge } from '#rules/age.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';

/** The note of a change without a button: a link to the open application, the first possible day, or whom to ask. */
export function ChangeStepNote({ step }: { readonly step: ChangeStep }) {
  const intl = useIntl();
  const { name, applicationId, possibleFrom, obstacle } = step;
  if (name === 'APPLICATION' && applicationId !== null) {
    return (
      <>
        <p>
          <FormattedMessage id="upcomingChanges.application" />
        </p>
        <LinkButton href={applicationAddress({ id: applicationId })}>
          {intl.formatMessage({ id: 'upcomingChanges.application.open' })}
        </LinkButton>
      </>
    );
  }
  if (name === 'LATER' && possibleFrom !== null) {
    return (
      <p>
        <FormattedMessage id="upcomingChanges.later" values={{ day: <Day value={possibleFrom} weekday /> }} />
      </p>
    );
  }
  if (obstacle === null) return null;
  return (
    <p>
      <FormattedMessage id={`upcomingChanges.obstacle.${obstacle}`} values={{ age: minimumCustomerAge }} />
    </p>
  );
}
