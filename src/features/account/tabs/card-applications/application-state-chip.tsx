import type { CardApplication } from '../../../../../contract/entities/card-application.ts';
import type { CardApplicationState } from '../../../../../contract/enumerations.ts';
import { StateChip, type ChipTone } from '../../../../ui/badge/state-chip.tsx';

const tones: Readonly<Record<CardApplicationState, ChipTone>> = {
  UNCHECKED_DATA: 'info',
  WAITING_TO_BE_PRINTED: 'info',
  PROCESSED: 'success',
  REJECTED: 'error',
};

export function ApplicationStateChip({ state }: Pick<CardApplication, 'state'>) {
  return <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>;
}
