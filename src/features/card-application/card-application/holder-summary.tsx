import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import type { TypedPerson } from '#rules/person-fields.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PersonSummary } from './person-summary.tsx';

interface HolderSummaryProps {
  readonly person: TypedPerson;
  /** A data URL; null = no photo, undefined = the photo is shown elsewhere. */
  readonly photo: string | null | undefined;
  /** By entering the data, the person has confirmed them (WIZ-10). */
  readonly confirmed?: boolean;
}

const holder = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '5' });
const picture = css({ width: '[7rem]', aspectRatio: '[23.5 / 28]', objectFit: 'cover', borderRadius: 'small' });
const words = css({ flex: '[1 1 16rem]' });

/** A read-only summary of the person who gets the card, with their photo. */
export function HolderSummary({ person, photo, confirmed = false }: HolderSummaryProps) {
  const intl = useIntl();
  return (
    <div className={holder}>
      {photo === null && <p>{intl.formatMessage({ id: 'cardApplication.photo.NONE' })}</p>}
      {photo != null && (
        <img className={picture} src={photo} alt={intl.formatMessage({ id: 'applicationForm.photo' })} />
      )}
      <div className={words}>
        <PersonSummary person={person} />
        {confirmed && (
          <DataList>
            <DataRow label={intl.formatMessage({ id: 'applicationForm.personConfirmed' })}>
              <Cell type="boolean" value />
            </DataRow>
          </DataList>
        )}
      </div>
    </div>
  );
}
