import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { cleanMachine } from './clean.ts';

/** The sample's view. With `sloppy`, the button stays enabled in states in which the machine refuses its event. */
export const CleanView = ({
  actor,
  sloppy = false,
}: {
  actor: ActorRefFrom<typeof cleanMachine>;
  sloppy?: boolean;
}) => {
  const snapshot = useSelector(actor, (current) => current);
  const isEditing = snapshot.matches({ open: 'editing' });
  return (
    <section data-state={stateLabel(snapshot.value)}>
      <h1>{snapshot.context.problem ?? 'Your name'}</h1>
      <input
        aria-label="name"
        value={snapshot.context.name}
        disabled={!isEditing}
        onChange={(event) => actor.send({ type: 'change', name: event.target.value })}
      />
      <button
        type="button"
        disabled={!sloppy && !snapshot.can({ type: 'submit' })}
        onClick={() => actor.send({ type: 'submit' })}
      >
        save
      </button>
      {snapshot.status === 'active' && (
        <button type="button" onClick={() => actor.send({ type: 'close' })}>
          close
        </button>
      )}
    </section>
  );
};
