import { FormattedMessage } from 'react-intl';
import type { ApplicationTask } from '#contract/entities/desk-application.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';

/** The next task of an application; a finished application has no task. */
export function TaskChip({ task }: { readonly task: ApplicationTask | null }) {
  if (task === null) return null;
  return (
    <StateChip tone={task === 'CUSTOMER' ? 'neutral' : 'info'}>
      <FormattedMessage id={`deskTask.${task}`} />
    </StateChip>
  );
}
