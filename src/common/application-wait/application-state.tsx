import { FormattedMessage } from 'react-intl';
import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import type { CardApplicationState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';
import { StateNote } from '#ui/badge/state-note.tsx';
import { waitNote } from './wait-texts.ts';

const tones: Readonly<Record<CardApplicationState | UnknownName, ChipTone>> = {
  UNCHECKED_DATA: 'info',
  WAITING_TO_BE_PRINTED: 'info',
  PROCESSED: 'success',
  REJECTED: 'error',
  UNKNOWN: 'neutral',
};

/** The state of an application. If it waits for a person, the line below it names this person (APL-01). */
export function ApplicationState({ state, waitsFor }: Pick<ListedCardApplication, 'state' | 'waitsFor'>) {
  return (
    <>
      <StateChip tone={waitsFor === null ? tones[state.name] : 'warning'}>{state.displayName}</StateChip>
      {waitsFor !== null && (
        <StateNote>
          <FormattedMessage id={waitNote(waitsFor)} />
        </StateNote>
      )}
    </>
  );
}
