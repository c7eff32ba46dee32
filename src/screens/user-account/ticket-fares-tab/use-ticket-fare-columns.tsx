import { useIntl } from 'react-intl';
import type { TicketFare } from '../../../../contract/entities/ticket-fare.ts';
import type { TicketFareState } from '../../../../contract/enumerations.ts';
import { formatCardNumber } from '../../../../rules/card-number.ts';
import { NoWrap } from '../../../app/list-table/no-wrap.tsx';
import { Day } from '../../../i18n/dates.tsx';
import { Money } from '../../../i18n/money.tsx';
import { StateChip, type ChipTone } from '../../../ui/badge/state-chip.tsx';
import type { Column } from '../../../ui/table/table.types.ts';

const tones: Readonly<Record<TicketFareState, ChipTone>> = {
  ACTIVE: 'success',
  FUTURE: 'info',
  EXPIRED: 'neutral',
  CANCELLED: 'error',
};

/** State, validity, profile, zones, tariff, price, card and its state; all but the zones sortable. */
export function useTicketFareColumns(): readonly Column<TicketFare>[] {
  const intl = useIntl();
  const column = (id: string, cell: Column<TicketFare>['cell'], more: Partial<Column<TicketFare>> = {}) => ({
    id,
    header: intl.formatMessage({ id: `ticketFares.${id}` }),
    sortable: true,
    cell,
    ...more,
  });
  return [
    column('state', ({ state }) => <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>),
    column('validFrom', ({ validFrom }) => (
      <NoWrap>
        <Day value={validFrom} />
      </NoWrap>
    )),
    column('validTo', ({ validTo }) => (
      <NoWrap>
        <Day value={validTo} />
      </NoWrap>
    )),
    column('customerProfile', ({ customerProfile }) => customerProfile.displayName),
    column('zones', ({ zones }) => zones.map(({ displayName }) => displayName).join(', '), { sortable: false }),
    column('tariffProfile', ({ tariffProfile }) => tariffProfile.displayName),
    column(
      'price',
      ({ price }) => (
        <NoWrap>
          <Money amount={price} />
        </NoWrap>
      ),
      { align: 'end' },
    ),
    column('cardNumber', ({ card }) => <NoWrap>{formatCardNumber(card.cardNumber)}</NoWrap>),
    column('cardState', ({ card }) => card.currentState.state.displayName),
  ];
}
