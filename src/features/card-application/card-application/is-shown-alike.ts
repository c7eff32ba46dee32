import type { SnapshotFrom } from 'xstate';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';

type Snapshot = SnapshotFrom<typeof cardApplicationMachine>;

const children = ['personalData', 'applicationDraft', 'applicationSave'] as const;

/** A cache, because each snapshot is compared twice: with the previous snapshot and with the next snapshot. */
const frames = new WeakMap<Snapshot, string>();

/** Everything that the dialog shows around the open step, as text. */
function frameOf(snapshot: Snapshot): string {
  const known = frames.get(snapshot);
  if (known !== undefined) return known;
  const frame = JSON.stringify([snapshot.status, stateLabel(snapshot.value), cardApplicationView(snapshot)]);
  frames.set(snapshot, frame);
  return frame;
}

/** Whether the dialog around the open step looks the same. It does for most keys that are pressed in a field. */
export const isShownAlike = (before: Snapshot, now: Snapshot): boolean =>
  before === now ||
  (children.every((name) => before.children[name] === now.children[name]) && frameOf(before) === frameOf(now));
