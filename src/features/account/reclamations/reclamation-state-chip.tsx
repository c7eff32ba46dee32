import { FormattedMessage } from 'react-intl';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import { waitsForPayment } from '#rules/reclamation-progress.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';

const tones: Readonly<Record<Reclamation['state']['name'], ChipTone>> = {
  PENDING: 'info',
  REJECTED: 'error',
  FINALIZED: 'success',
  UNKNOWN: 'neutral',
};

/** The state of a reclamation; if a fee is due, the note that the reclamation waits for the payment. */
export function ReclamationStateChip({ state, fee }: Pick<Reclamation, 'state' | 'fee'>) {
  if (!waitsForPayment({ fee })) return <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>;
  return (
    <StateChip tone="warning">
      <FormattedMessage id="reclamations.waitsForPayment" />
    </StateChip>
  );
}
