import { FormattedMessage } from 'react-intl';
import type { AnyMachineSnapshot } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { activePaths } from './active-states.ts';

interface StateWordsProps {
  readonly snapshot: AnyMachineSnapshot;
  readonly drawing: LiveDrawing | null;
}

/** The state of the machine in words: the English descriptions of its states, as in the gallery. */
export function StateWords({ snapshot, drawing }: StateWordsProps) {
  const active = new Set(activePaths(snapshot.value));
  const states = (drawing?.states ?? []).filter(({ path, description }) => active.has(path) && description !== '');
  return (
    <div className="flow-map-state">
      <p aria-live="polite">
        <FormattedMessage
          id="flowMap.state"
          values={{ flow: <b>{snapshot.machine.id}</b>, state: <b>{stateLabel(snapshot.value)}</b> }}
        />
      </p>
      <ul lang="en">
        {states.map(({ path, description, requirements }) => (
          <li key={path}>
            <code>{path}</code> {description} {requirements.join(', ')}
          </li>
        ))}
      </ul>
      {drawing !== null && (
        <a href={`/flows/${drawing.page}`} target="_blank" rel="noreferrer">
          <FormattedMessage id="flowMap.gallery" />
        </a>
      )}
    </div>
  );
}
