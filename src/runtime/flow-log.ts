import { isMachineSnapshot, type InspectionEvent } from 'xstate';
import { stateLabel } from '../../machines/state-label.ts';

/** One transition of a machine: the event's type and the new state; no payloads, no context. */
interface Entry {
  readonly at: number;
  readonly machine: string;
  readonly event: string;
  readonly state: string;
}

/** The last few hundred events and states of all machines, without personal data. It can be downloaded as JSON. */
export interface FlowLog {
  readonly inspect: (event: InspectionEvent) => void;
  readonly entries: () => readonly Entry[];
}

const kept = 500;
const isNoise = (entry: Entry): boolean => entry.event === 'tick';

export function createFlowLog(now: () => number): FlowLog {
  const entries: Entry[] = [];
  const add = (entry: Entry) => {
    if (isNoise(entry)) return;
    entries.push(entry);
    if (entries.length > kept) entries.shift();
  };
  return {
    entries: () => entries,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { snapshot } = inspected;
      add({
        at: now(),
        machine: snapshot.machine.id,
        event: inspected.event.type,
        state: stateLabel(snapshot.value),
      });
    },
  };
}
