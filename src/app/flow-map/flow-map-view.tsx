import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { machineAtHand } from '#machines/common/flow-map/flow-map.at-hand.ts';
import type { flowMapMachine } from '#machines/common/flow-map/flow-map.machine.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { HeldCalls } from './held-calls.tsx';
import { JsonTree } from './json-tree.tsx';
import { LastSteps } from './last-steps.tsx';
import { MachineChoice } from './machine-choice.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { StateWords } from './state-words.tsx';
import { StepGroups } from './step-groups.tsx';
import { possibleSteps, type Step } from './steps.ts';
import { useMachineSnapshot } from './use-machine-snapshot.ts';

interface FlowMapViewProps {
  readonly map: ActorRefFrom<typeof flowMapMachine>;
  /** Returns the running machine with this number. */
  readonly find: (id: number) => AnyActorRef | undefined;
}

/** The shown machine: its drawing, state, possible steps, running calls, context and last steps. */
export function FlowMapView({ map, find }: FlowMapViewProps) {
  const shown = useSelector(map, (snapshot) => snapshot);
  const { machines, chosen, drawing, held } = shown.context;
  const atHand = machineAtHand(shown.context);
  const snapshot = useMachineSnapshot(atHand === null ? undefined : find(atHand.id));
  const steps = useMemo(
    () => (drawing === null || snapshot === null ? [] : possibleSteps(drawing, snapshot)),
    [drawing, snapshot],
  );
  const groups = useRef<HTMLDivElement>(null);

  const takeStep = (step: Step) => map.send({ type: 'take', step: step.name });
  const takeOrFocus = ([first, ...others]: readonly Step[]) => {
    if (first === undefined) return;
    if (others.length === 0) takeStep(first);
    else groups.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(first.name)}"]`)?.focus();
  };

  return (
    <div data-flow="flowMap" data-state={stateLabel(shown.value)} className="flow-map-parts">
      <MachineChoice
        machines={machines}
        chosen={chosen}
        onChoose={(id) => map.send({ type: 'choose', id })}
        onFollow={() => map.send({ type: 'follow' })}
      />
      <HeldCalls
        holding={shown.matches({ calls: 'holding' })}
        held={held}
        onHold={() => map.send({ type: 'hold' })}
        onPass={() => map.send({ type: 'pass' })}
        onLetThrough={(id) => map.send({ type: 'letThrough', id })}
        onLetAllThrough={() => map.send({ type: 'letAllThrough' })}
      />
      {snapshot !== null && <StateWords snapshot={snapshot} drawing={drawing} />}
      {shown.hasTag('busy') && (
        <p role="status">
          <FormattedMessage id="flowMap.reading" />
        </p>
      )}
      {shown.matches({ drawing: 'failed' }) && (
        <div role="alert" className="flow-map-notice">
          <p>
            <FormattedMessage id="flowMap.noDrawing" values={{ command: <code>npm run flows</code> }} />
          </p>
          <button type="button" onClick={() => map.send({ type: 'retry' })}>
            <FormattedMessage id="flowMap.retry" />
          </button>
        </div>
      )}
      {drawing !== null && snapshot !== null && (
        <>
          <MapDrawing drawing={drawing} snapshot={snapshot} steps={steps} onPick={takeOrFocus} />
          <StepGroups ref={groups} steps={steps} onTake={takeStep} />
        </>
      )}
      {atHand !== null && snapshot !== null && (
        <>
          <details>
            <summary>
              <FormattedMessage id="flowMap.context" />
            </summary>
            <JsonTree value={snapshot.context as unknown} />
          </details>
          <LastSteps flow={atHand.flow} />
        </>
      )}
    </div>
  );
}
