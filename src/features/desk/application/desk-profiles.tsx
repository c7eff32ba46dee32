import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { AttachmentDownloadView } from '#common/attachment-download/attachment-download-view.tsx';
import { provideAttachmentDownload } from '#common/attachment-download/attachment-download.actors.ts';
import { useFlow } from '#common/use-flow.ts';
import { deskAttachment } from '#contract/endpoints/application-desk.ts';
import type { CardApplicationAttachment } from '#contract/entities/attachment.ts';
import type { DeskApplication, DeskProfile } from '#contract/entities/desk-application.ts';
import { Day, DayRange, Moment } from '#i18n/dates.tsx';
import { FileSize } from '#i18n/file-size.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { isPicture } from './proof-preview.actors.ts';
import { ProofPreview } from './proof-preview.tsx';

const proof = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingTop: '3', borderTop: 'line' });
const file = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
});
const proofName = css({ color: 'inkSoft', fontSize: 's' });
const profileStyles = css({ display: 'flex', flexDirection: 'column', gap: '3', width: 'full' });
const size = css({ color: 'inkSoft', fontSize: 's', fontWeight: 'regular' });

interface SubmittedProps {
  readonly applicationId: number;
  readonly attachment: CardApplicationAttachment;
}

function Submitted({ applicationId, attachment }: SubmittedProps) {
  const { id: attachmentId, name, size: bytes } = attachment;
  const flow = useFlow(
    (shop) => provideAttachmentDownload(shop, deskAttachment),
    () => ({ applicationId, attachmentId, name }),
  );
  return (
    <>
      <div className={file}>
        <span>{name}</span>
        <span className={size}>
          <FileSize bytes={bytes} />
        </span>
        <AttachmentDownloadView actor={flow} />
      </div>
      {isPicture(name) && <ProofPreview applicationId={applicationId} attachment={attachment} />}
    </>
  );
}

interface OneProfileProps {
  readonly application: DeskApplication;
  readonly profile: DeskProfile;
}

/** Who declared that the person is entitled to the profile, and who has checked it. */
function Entitlement({ application, profile }: OneProfileProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'deskApplication.'>) => intl.formatMessage({ id: `deskApplication.${id}` });
  const { checkedBy, checkedDate } = application;
  const { confirmationChecked } = profile;
  return (
    <>
      <DataRow label={text('declared')}>
        {confirmationChecked === null ? text('declared.none') : <Day value={confirmationChecked} />}
      </DataRow>
      <DataRow label={text('entitlement')}>
        {checkedDate === null ? (
          text('entitlement.unchecked')
        ) : (
          <>
            <Moment value={checkedDate} /> · {checkedBy}
          </>
        )}
      </DataRow>
    </>
  );
}

function OneProfile({ application, profile }: OneProfileProps) {
  const intl = useIntl();
  const { validFrom, validTo, isProfileOne, requireConfirmation, attachmentTypes } = profile;
  return (
    <div className={profileStyles}>
      <DataList isDense>
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
        {requireConfirmation && <Entitlement application={application} profile={profile} />}
        {attachmentTypes.map(
          ({ id, name, attachment }) =>
            attachment === null && (
              <DataRow key={id} label={name}>
                {intl.formatMessage({ id: 'deskApplication.attachment.none' })}
              </DataRow>
            ),
        )}
      </DataList>
      {attachmentTypes.map(
        ({ id, name, attachment }) =>
          attachment !== null && (
            <div key={id} className={proof}>
              <p className={proofName}>{name}</p>
              <Submitted key={attachment.id} applicationId={application.id} attachment={attachment} />
            </div>
          ),
      )}
    </div>
  );
}

/** The profiles that the card will have, with the proofs of the claim to them. */
export function DeskProfiles({ application }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  const { profiles } = application;
  if (profiles.length === 0) return null;
  return (
    <Card title={intl.formatMessage({ id: 'cardApplication.profiles' })}>
      {profiles.map((profile) => (
        <OneProfile key={String(profile.isProfileOne)} application={application} profile={profile} />
      ))}
    </Card>
  );
}
