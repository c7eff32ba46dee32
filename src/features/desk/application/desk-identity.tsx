import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { DeskApplication, DeskIdentity } from '#contract/entities/desk-application.ts';
import { Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { Card } from '#ui/card/card.tsx';
import { Fact } from '#ui/data-list/fact.tsx';
import { Changed } from './changed.tsx';
import { EnlargeablePicture } from './enlargeable-picture.tsx';

const beside = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '4', narrow: '6' }, width: 'full' });
const photos = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });
const figure = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  maxWidth: '[10rem]',
  color: 'inkSoft',
  fontSize: 's',
});
const facts = css({
  flex: '[1 1 9rem]',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  overflowWrap: 'anywhere',
});

/** The submitted photo, and the verified photo in the same size if it is a different one, so that faces can be compared. */
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
          <EnlargeablePicture src={filed.photo} alt={text('photo')} shape="photo" />
        </figure>
      )}
      {former !== null && former !== filed.photo && (
        <figure className={figure}>
          <EnlargeablePicture src={former} alt={text('photo.verified')} shape="photo" />
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
    <Card title={label('person')}>
      <div className={beside}>
        <Photos filed={filed} verified={verified} />
        <dl className={facts}>
          <Fact label={label('firstName')}>
            <Changed value={filed.firstName} former={verified?.firstName} />
          </Fact>
          <Fact label={label('lastName')}>
            <Changed value={filed.lastName} former={verified?.lastName} />
          </Fact>
          <Fact label={label('birthDay')}>
            <Changed value={dayOf(filed.birthDay)} former={verified === null ? undefined : dayOf(verified.birthDay)} />
          </Fact>
          {isicNumber !== null && <Fact label={text('isic')}>{isicNumber}</Fact>}
          <Fact label={text('verified')}>
            {verifiedDate === null ? text('verified.never') : <Moment value={verifiedDate} />}
            {verifiedBy !== null && `, ${verifiedBy}`}
          </Fact>
        </dl>
      </div>
    </Card>
  );
}
