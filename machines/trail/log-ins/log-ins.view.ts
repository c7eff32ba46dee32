import type { SnapshotFrom } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import type { Failure } from '../../common/failure.ts';
import type { logInsMachine } from './log-ins.machine.ts';

type Snapshot = SnapshotFrom<typeof logInsMachine>;
type Place = Extract<Snapshot['value'], string>;

const isOneOf = (snapshot: Snapshot, places: readonly Place[]): boolean =>
  places.some((place) => snapshot.matches(place));

/** The question in the open dialog. */
export interface EndQuestion {
  /** The log-in that would be ended; null = all other log-ins. */
  readonly about: OpenLogIn | null;
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the action failed; null = it did not fail. */
  readonly failure: Failure | null;
}

function questionOf(snapshot: Snapshot): EndQuestion | null {
  const isAboutOne = isOneOf(snapshot, ['askingToEnd', 'ending', 'notEnded']);
  if (!isAboutOne && !isOneOf(snapshot, ['askingToEndOthers', 'endingOthers', 'othersNotEnded'])) return null;
  const { logIns, askedId, failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    about: (isAboutOne ? logIns.find(({ id }) => id === askedId) : null) ?? null,
    busy,
    canConfirm: busy || snapshot.can({ type: 'confirm' }),
    failure,
  };
}

/** The data that the section of the open log-ins shows. */
export function logInsView(snapshot: Snapshot) {
  const { logIns } = snapshot.context;
  const isKnown = !isOneOf(snapshot, ['reading', 'unreadable']);
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    outdated: snapshot.matches({ listed: 'outdated' }),
    /** Null while the log-ins are not known. */
    logIns: isKnown ? logIns : null,
    /**
     * Whether the list contains this browser's log-in. It does not if the person logged in before the shop recorded
     * log-ins.
     */
    knowsPresent: logIns.some(({ isPresent }) => isPresent),
    hasOthers: isKnown && logIns.some(({ isPresent }) => !isPresent),
    question: questionOf(snapshot),
  };
}
