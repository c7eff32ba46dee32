import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { DeskApplication, DeskIdentity } from '#contract/entities/desk-application.ts';
import { Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { Changed } from './changed.tsx';

const beside = css({ display: 'flex', flexWrap: 'wrap', gap: '6', width: 'full' });
const photos = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });
const figure = css({ display: 'flex', flexDirection: 'column', gap: '1', color: 'inkSoft', fontSize: 's' });
/** As large as a phone allows, so that faces can be compared. */
const picture = css({
  width: '[min(20rem, 100%)]',
  aspectRatio: '[23.5 / 28]',
  objectFit: 'cover',
  borderRadius: 'small',
  border: 'line',
});
const formerPicture = css({
  width: '[8rem]',
  aspectRatio: '[23.5 / 28]',
  objectFit: 'cover',
  borderRadius: 'small',
  border: 'line',
});
const words = css({ flex: '[1 1 18rem]', minWidth: '0' });

/** The submitted photo, large, and the verified photo if it is a different one. */
function Photos({ filed, verified }: { readonly filed: DeskIdentity; readonly verified: DeskIdentity | null }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'deskApplication.'>) => intl.formatMessage({ id: `deskApplication.${id}` });
  const former = verified?.photo ?? null;
  return (
    <div className={photos}>
      {filed.photo === null ? (
        <p>{text('photo.none')}</p>
      ) : (
        <figure className={figure}>
          <img className={picture} src={filed.photo} alt={text('photo')} />
        </figure>
      )}
      {former !== null && former !== filed.photo && (
        <figure className={figure}>
          <img className={formerPicture} src={former} alt={text('photo.verified')} />
          <figcaption>{text('photo.verified')}</figcaption>
        </figure>
      )}
    </div>
  );
}

const dayOf = (day: string | null): string | null => (day === null ? null : formatDay(day));

/** The photo beside the data of the person who gets the card; values that differ from the verified ones are marked. */
export function DeskIdentityView({ application }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  const label = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const text = (id: KeyAfter<'deskApplication.'>) => intl.formatMessage({ id: `deskApplication.${id}` });
  const { filed, verified, verifiedBy, verifiedDate, isicNumber } = application.person;
  return (
    <PageSection title={label('person')}>
      <div className={beside}>
        <Photos filed={filed} verified={verified} />
        <div className={words}>
          <DataList>
            <DataRow label={label('firstName')}>
              <Changed value={filed.firstName} former={verified?.firstName} />
            </DataRow>
            <DataRow label={label('lastName')}>
              <Changed value={filed.lastName} former={verified?.lastName} />
            </DataRow>
            <DataRow label={label('birthDay')}>
              <Changed
                value={dayOf(filed.birthDay)}
                former={verified === null ? undefined : dayOf(verified.birthDay)}
              />
            </DataRow>
            {isicNumber !== null && <DataRow label={text('isic')}>{isicNumber}</DataRow>}
            <DataRow label={text('verified')}>
              {verifiedDate === null ? text('verified.never') : <Moment value={verifiedDate} />}
              {verifiedBy !== null && `, ${verifiedBy}`}
            </DataRow>
          </DataList>
        </div>
      </div>
    </PageSection>
  );
}
