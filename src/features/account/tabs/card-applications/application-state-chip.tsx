import { FormattedMessage } from 'react-intl';
import type { CardApplication } from '../../../../../contract/entities/card-application.ts';
import type { CardApplicationState } from '../../../../../contract/enumerations.ts';
import { StateChip, type ChipTone } from '../../../../ui/badge/state-chip.tsx';

const tones: Readonly<Record<CardApplicationState, ChipTone>> = {
  UNCHECKED_DATA: 'info',
  WAITING_TO_BE_PRINTED: 'info',
  PROCESSED: 'success',
  REJECTED: 'error',
};

type ChipProps = Pick<CardApplication, 'state' | 'waitsForCorrection' | 'lacksAttachments' | 'lacksBankCard'>;

/** The state of an application, or that it waits for its customer. */
export function ApplicationStateChip({ state, waitsForCorrection, lacksAttachments, lacksBankCard }: ChipProps) {
  if (!waitsForCorrection && !lacksAttachments && !lacksBankCard)
    return <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>;
  return (
    <StateChip tone="warning">
      <FormattedMessage id="cardApplications.waitsForCorrection" />
    </StateChip>
  );
}
