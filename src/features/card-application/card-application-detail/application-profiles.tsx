import { FormattedMessage, useIntl } from 'react-intl';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { CardProfile } from '#contract/entities/customer-card.ts';
import { Day, DayRange } from '#i18n/dates.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

const labels = ['account.profileOne', 'account.profileTwo'] as const;

function Validity({ validFrom, validTo }: CardProfile) {
  if (validTo !== null) return <DayRange from={validFrom} to={validTo} />;
  return <FormattedMessage id="cardApplication.unlimited" values={{ day: <Day value={validFrom} /> }} />;
}

interface ProfileDataProps {
  readonly profile: CardProfile;
  /** The title of the profile: profile one or two. */
  readonly label: string;
  /** The number of the person's ISIC card, shown if the profile requires it; null = no number. */
  readonly isicNumber: string | null;
}

/** A profile of an application, with its validity and the day on which the applicant declared to be entitled to it. */
export function ProfileData({ profile, label, isicNumber }: ProfileDataProps) {
  const intl = useIntl();
  return (
    <DataList>
      <DataRow label={label}>{profile.profile.displayName}</DataRow>
      <DataRow label={intl.formatMessage({ id: 'cardApplication.validity' })}>
        <Validity {...profile} />
      </DataRow>
      {profile.profile.isic && isicNumber !== null && (
        <DataRow label={intl.formatMessage({ id: 'applicationForm.isic' })}>{isicNumber}</DataRow>
      )}
      {profile.confirmationChecked !== null && (
        <DataRow label={intl.formatMessage({ id: 'cardApplication.declared' })}>
          <Day value={profile.confirmationChecked} />
        </DataRow>
      )}
    </DataList>
  );
}

export function ApplicationProfiles({
  application: { profiles, isicNumber },
}: {
  readonly application: CardApplication;
}) {
  const intl = useIntl();
  if (profiles.length === 0) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'cardApplication.profiles' })}>
      {profiles.map((profile, index) => {
        const label = labels[index] ?? labels[0];
        return (
          <ProfileData
            key={label}
            profile={profile}
            label={intl.formatMessage({ id: label })}
            isicNumber={isicNumber}
          />
        );
      })}
    </PageSection>
  );
}
