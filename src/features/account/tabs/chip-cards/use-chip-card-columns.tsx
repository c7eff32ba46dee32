import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { CardState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { dayOf } from '#rules/date-text.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';
import type { Column, CompactPlace } from '#ui/table/table.types.ts';

const tones: Readonly<Record<CardState | UnknownName, ChipTone>> = {
  NOT_ISSUED: 'neutral',
  ACTIVE: 'success',
  BLOCKED: 'error',
  EXPIRED: 'neutral',
  IN_PROGRESS: 'info',
  TOKENIZED: 'info',
  UNKNOWN: 'neutral',
};

/**
 * The columns: state, number, validity, profiles, times of creation and issue, and the holder's consents (CRD-01).
 */
export function useChipCardColumns({
  withConsent,
}: {
  readonly withConsent: boolean;
}): readonly Column<CustomerCard>[] {
  const intl = useIntl();
  const column = (
    id: KeyAfter<'chipCards.'>,
    compact: CompactPlace,
    cell: Column<CustomerCard>['cell'],
  ): Column<CustomerCard> => ({
    id,
    header: intl.formatMessage({ id: `chipCards.${id}` }),
    compact,
    cell,
  });
  const columns = [
    column('currentState', 'state', ({ currentState: { state } }) => (
      <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>
    )),
    column('cardNumber', 'subject', ({ cardNumber }) => <Cell type="cardNumber" value={cardNumber} />),
    column('validFrom', 'from', ({ validFrom }) => <Cell type="date" value={validFrom} />),
    column('validTo', 'until', ({ validTo }) => <Cell type="date" value={validTo} />),
    column('profileOne', 'plain', ({ profileOne }) => profileOne?.profile.displayName ?? null),
    column('profileTwo', 'plain', ({ profileTwo }) => profileTwo?.profile.displayName ?? null),
    column('created', 'labelled', ({ created }) => <Cell type="date" value={dayOf(new Date(created))} />),
    column('issued', 'labelled', ({ issued }) =>
      issued === null ? null : <Cell type="date" value={dayOf(new Date(issued))} />,
    ),
    column('contactMeIfCardFound', 'labelled', ({ contactMeIfCardFound }) => (
      <Cell type="boolean" value={contactMeIfCardFound} />
    )),
  ];
  const consent = column('marketingConsent', 'labelled', ({ marketingConsent }) => (
    <Cell type="boolean" value={marketingConsent} />
  ));
  return withConsent ? [...columns, consent] : columns;
}
