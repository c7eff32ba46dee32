import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshInLanguage } from '#common/use-refresh-in-language.ts';
import type { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import { provideUpcomingChanges, type UpcomingChangesActor } from './upcoming-changes.actors.ts';

interface RunUpcomingChangesProps {
  readonly selection: ActorRefFrom<typeof customerSelectionMachine>;
  readonly onRun: (actor: UpcomingChangesActor) => void;
}

/**
 * Reads the upcoming changes for all people of the account while it is mounted. It reads them again after the page was
 * read again, because an application may have settled a change.
 */
export function RunUpcomingChanges({ selection, onRun }: RunUpcomingChangesProps) {
  const actor = useFlow(provideUpcomingChanges);
  useRefreshInLanguage(actor);
  const standing = useSelector(selection, ({ context }) => context.standing);
  const readFor = useRef(standing);
  useEffect(() => {
    if (standing === null || readFor.current === standing) return;
    readFor.current = standing;
    actor.send({ type: 'refresh' });
  }, [actor, standing]);
  useLayoutEffect(() => onRun(actor), [actor, onRun]);
  return null;
}
