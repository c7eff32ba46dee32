import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ApplicationState } from '#common/application-wait/application-state.tsx';
import { Cell } from '#common/list-table/cell.tsx';
import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import { Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column, CompactPlace } from '#ui/table/table.types.ts';

/** The table has eleven columns: long words wrap, but each column stays wide enough for several letters in a line. */
const readable = css({ display: 'inline-block', overflowWrap: 'anywhere', _roomy: { minWidth: '[7rem]' } });
const readableName = css({ display: 'inline-block', overflowWrap: 'anywhere', _roomy: { minWidth: '[4.5rem]' } });

/** The columns of APL-01. */
export function useApplicationColumns(): readonly Column<ListedCardApplication>[] {
  const intl = useIntl();
  const column = (
    id: KeyAfter<'cardApplications.'>,
    compact: CompactPlace,
    cell: Column<ListedCardApplication>['cell'],
    more: Partial<Column<ListedCardApplication>> = {},
  ): Column<ListedCardApplication> => ({
    id,
    header: intl.formatMessage({ id: `cardApplications.${id}` }),
    compact,
    cell,
    ...more,
  });
  return [
    column('state', 'state', (application) => <ApplicationState {...application} />),
    column('serialNumber', 'labelled', ({ serialNumber }) => String(serialNumber), { align: 'end' }),
    column('applicationNumber', 'labelled', ({ applicationNumber }) => applicationNumber),
    column('created', 'plain', ({ created }) => <Moment value={created} />),
    column('customer', 'plain', ({ customer }) => <span className={readableName}>{customer.fullName}</span>),
    column('profileOne', 'plain', ({ profiles: [one] }) => one?.profile.displayName ?? null),
    column('profileTwo', 'plain', ({ profiles: [, two] }) => two?.profile.displayName ?? null),
    column('note', 'labelled', ({ note }) => note && <span className={readable}>{note}</span>),
    column('eshop', 'labelled', ({ eshop }) => <Cell type="boolean" value={eshop} />),
    column('paid', 'labelled', ({ paid }) => <Cell type="boolean" value={paid} />),
    column('carrierType', 'subject', ({ carrierType }) => intl.formatMessage({ id: `carrierType.${carrierType}` })),
  ];
}
