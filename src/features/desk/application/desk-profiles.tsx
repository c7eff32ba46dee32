import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { deskAttachment } from '../../../../contract/endpoints/application-desk.ts';
import type { CardApplicationAttachment } from '../../../../contract/entities/attachment.ts';
import type { DeskApplication, DeskProfile } from '../../../../contract/entities/desk-application.ts';
import { AttachmentDownloadView } from '../../../common/attachment-download/attachment-download-view.tsx';
import { provideAttachmentDownload } from '../../../common/attachment-download/attachment-download.actors.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { Day, DayRange } from '../../../i18n/dates.tsx';
import { FileSize } from '../../../i18n/file-size.tsx';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';

const file = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });
const size = css({ color: 'inkSoft', fontSize: 's', fontWeight: 'regular' });

interface HandedInProps {
  readonly applicationId: number;
  readonly attachment: CardApplicationAttachment;
}

function HandedIn({ applicationId, attachment: { id: attachmentId, name, size: bytes } }: HandedInProps) {
  const flow = useFlow(
    (shop) => provideAttachmentDownload(shop, deskAttachment),
    () => ({ applicationId, attachmentId, name }),
  );
  return (
    <div className={file}>
      <span>{name}</span>
      <span className={size}>
        <FileSize bytes={bytes} />
      </span>
      <AttachmentDownloadView actor={flow} />
    </div>
  );
}

interface OneProfileProps {
  readonly applicationId: number;
  readonly profile: DeskProfile;
}

function OneProfile({ applicationId, profile }: OneProfileProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `deskApplication.${id}` });
  const { validFrom, validTo, isProfileOne, requireConfirmation, confirmationChecked, attachmentTypes } = profile;
  return (
    <DataList>
      <DataRow label={intl.formatMessage({ id: isProfileOne ? 'account.profileOne' : 'account.profileTwo' })}>
        {profile.profile.displayName}
      </DataRow>
      <DataRow label={intl.formatMessage({ id: 'cardApplication.validity' })}>
        {validTo === null ? (
          intl.formatMessage({ id: 'cardApplication.unlimited' }, { day: <Day value={validFrom} /> })
        ) : (
          <DayRange from={validFrom} to={validTo} />
        )}
      </DataRow>
      {requireConfirmation && (
        <DataRow label={text('confirmation')}>
          {confirmationChecked === null ? text('confirmation.none') : <Day value={confirmationChecked} />}
        </DataRow>
      )}
      {attachmentTypes.map(({ id, name, attachment }) => (
        <DataRow key={id} label={name}>
          {attachment === null ? (
            text('attachment.none')
          ) : (
            <HandedIn key={attachment.id} applicationId={applicationId} attachment={attachment} />
          )}
        </DataRow>
      ))}
    </DataList>
  );
}

/** The profiles that the card is to have, with what proves the claim to them. */
export function DeskProfiles({ application: { id, profiles } }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  if (profiles.length === 0) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'cardApplication.profiles' })}>
      {profiles.map((profile) => (
        <OneProfile key={String(profile.isProfileOne)} applicationId={id} profile={profile} />
      ))}
    </PageSection>
  );
}
