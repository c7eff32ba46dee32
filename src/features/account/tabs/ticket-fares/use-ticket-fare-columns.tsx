import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { TicketFareState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';
import type { Column, CompactPlace } from '#ui/table/table.types.ts';

const tones: Readonly<Record<TicketFareState | UnknownName, ChipTone>> = {
  ACTIVE: 'success',
  FUTURE: 'info',
  EXPIRED: 'neutral',
  CANCELLED: 'error',
  UNKNOWN: 'neutral',
};

/** The columns: state, validity, profile, zones, tariff, price, card and its state (HIS-01). */
export function useTicketFareColumns(): readonly Column<TicketFare>[] {
  const intl = useIntl();
  const column = (
    id: KeyAfter<'ticketFares.'>,
    compact: CompactPlace,
    cell: Column<TicketFare>['cell'],
    more: Partial<Column<TicketFare>> = {},
  ): Column<TicketFare> => ({
    id,
    header: intl.formatMessage({ id: `ticketFares.${id}` }),
    compact,
    cell,
    ...more,
  });
  return [
    column('state', 'state', ({ state }) => <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>),
    column('validFrom', 'from', ({ validFrom }) => <Cell type="date" value={validFrom} />),
    column('validTo', 'until', ({ validTo }) => <Cell type="date" value={validTo} />),
    column('customerProfile', 'plain', ({ customerProfile }) => customerProfile.displayName),
    column('zones', 'plain', ({ zones }) => zones.map(({ displayName }) => displayName).join(', ')),
    column('tariffProfile', 'subject', ({ tariffProfile }) => tariffProfile.displayName),
    column('price', 'amount', ({ price }) => <Cell type="price" value={price} />, { align: 'end' }),
    column('cardNumber', 'labelled', ({ card }) => <Cell type="cardNumber" value={card.cardNumber} />),
    column('cardState', 'labelled', ({ card }) => card.currentState.state.displayName),
  ];
}
