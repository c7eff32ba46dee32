import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { UnsettledKind } from '#contract/entities/unsettled-payment.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';
import type { Column } from '#ui/table/table.types.ts';
import type { UnsettledRow } from './payment-desk.actors.ts';

const tones: Readonly<Record<UnsettledKind, ChipTone>> = {
  OPEN: 'info',
  WATCHED: 'neutral',
  RETURNING: 'warning',
  UNDELIVERED: 'warning',
  RETURN_BY_HAND: 'error',
};

/** The columns: kind of problem, order, amount, since when, and how often it has failed. */
export function useUnsettledColumns(): readonly Column<UnsettledRow>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'deskPayments.'>) => intl.formatMessage({ id: `deskPayments.${id}` });
  return [
    { id: 'orderNumber', header: header('order'), compact: 'subject', cell: ({ orderNumber }) => orderNumber },
    {
      id: 'kind',
      header: header('kind'),
      compact: 'state',
      cell: ({ kind }) => (
        <StateChip tone={tones[kind]}>
          <FormattedMessage id={`deskPayments.kind.${kind}`} />
        </StateChip>
      ),
    },
    {
      id: 'orderState',
      header: header('orderState'),
      compact: 'labelled',
      cell: ({ orderState }) => <FormattedMessage id={`orderState.${orderState}`} />,
    },
    {
      id: 'since',
      header: header('since'),
      compact: 'labelled',
      cell: ({ since }) => <Cell type="dateTime" value={since} />,
    },
    {
      id: 'failures',
      header: header('failures'),
      align: 'end',
      compact: 'labelled',
      cell: ({ failures }) => (failures === 0 ? null : <Cell type="number" value={failures} />),
    },
    {
      id: 'amount',
      header: header('amount'),
      align: 'end',
      compact: 'amount',
      cell: ({ amount, currency }) => (
        <CurrencyProvider value={currency}>
          <Cell type="price" value={amount} />
        </CurrencyProvider>
      ),
    },
  ];
}
