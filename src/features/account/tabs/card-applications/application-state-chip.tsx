import { FormattedMessage } from 'react-intl';
import type { ListedCardApplication } from '../../../../../contract/entities/card-application.ts';
import type { CardApplicationState } from '../../../../../contract/enumerations.ts';
import { StateChip, type ChipTone } from '../../../../ui/badge/state-chip.tsx';
import { waitChip } from '../../application-wait/wait-texts.ts';

const tones: Readonly<Record<CardApplicationState, ChipTone>> = {
  UNCHECKED_DATA: 'info',
  WAITING_TO_BE_PRINTED: 'info',
  PROCESSED: 'success',
  REJECTED: 'error',
};

/** The state of an application, or that it waits for a person. */
export function ApplicationStateChip({ state, waitsFor }: Pick<ListedCardApplication, 'state' | 'waitsFor'>) {
  if (waitsFor === null) return <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>;
  return (
    <StateChip tone="warning">
      <FormattedMessage id={waitChip(waitsFor)} />
    </StateChip>
  );
}
