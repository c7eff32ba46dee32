import { FormattedMessage, useIntl } from 'react-intl';
import type { CardApplication } from '../../../../contract/entities/card-application.ts';
import type { CardProfile } from '../../../../contract/entities/customer-card.ts';
import { Day, DayRange } from '../../../i18n/dates.tsx';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';

const labels = ['account.profileOne', 'account.profileTwo'] as const;

function Validity({ validFrom, validTo }: CardProfile) {
  if (validTo !== null) return <DayRange from={validFrom} to={validTo} />;
  return <FormattedMessage id="cardApplication.unlimited" values={{ day: <Day value={validFrom} /> }} />;
}

interface ProfilesProps {
  readonly application: CardApplication;
}

/** The profiles that the application asks for, each with its validity and the day of its confirmation. */
export function ProfileData({ application: { profiles } }: ProfilesProps) {
  const intl = useIntl();
  return (
    <>
      {profiles.map((profile, index) => (
        <DataList key={profile.profile.id}>
          <DataRow label={intl.formatMessage({ id: labels[index] ?? labels[0] })}>
            {profile.profile.displayName}
          </DataRow>
          <DataRow label={intl.formatMessage({ id: 'cardApplication.validity' })}>
            <Validity {...profile} />
          </DataRow>
          <DataRow label={intl.formatMessage({ id: 'cardApplication.confirmation' })}>
            {profile.confirmationChecked === null ? (
              <FormattedMessage id="cardApplication.confirmation.none" />
            ) : (
              <Day value={profile.confirmationChecked} />
            )}
          </DataRow>
        </DataList>
      ))}
    </>
  );
}

/** The section of the page about the profiles. */
export function ApplicationProfiles({ application }: ProfilesProps) {
  const intl = useIntl();
  if (application.profiles.length === 0) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'cardApplication.profiles' })}>
      <ProfileData application={application} />
    </PageSection>
  );
}
