import { FormattedMessage } from 'react-intl';
import type { ListedCardApplication } from '../../../../../contract/entities/card-application.ts';
import type { CardApplicationState } from '../../../../../contract/enumerations.ts';
import { applicationStatus, type ApplicationStatus } from '../../../../../rules/application-progress.ts';
import { StateChip, type ChipTone } from '../../../../ui/badge/state-chip.tsx';

const tones: Readonly<Record<CardApplicationState, ChipTone>> = {
  UNCHECKED_DATA: 'info',
  WAITING_TO_BE_PRINTED: 'info',
  PROCESSED: 'success',
  REJECTED: 'error',
};

type ChipProps = Parameters<typeof applicationStatus>[0] & Pick<ListedCardApplication, 'state'>;

const waits: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  UNPAID: 'cardApplications.waitsForPayment',
  BANK_CARD_MISSING: 'cardApplications.waitsForCorrection',
  CORRECTION: 'cardApplications.waitsForCorrection',
  LACKS_ATTACHMENTS: 'cardApplications.waitsForCorrection',
};

/** The state of an application, or that it waits for its customer. */
export function ApplicationStateChip(application: ChipProps) {
  const { state } = application;
  const waiting = waits[applicationStatus(application)];
  if (waiting === undefined) return <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>;
  return (
    <StateChip tone="warning">
      <FormattedMessage id={waiting} />
    </StateChip>
  );
}
