import type { SnapshotFrom } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import type { Failure } from '../../common/failure.ts';
import type { logInsMachine } from './log-ins.machine.ts';

type Snapshot = SnapshotFrom<typeof logInsMachine>;
type Place = Extract<Snapshot['value'], string>;

const isOneOf = (snapshot: Snapshot, places: readonly Place[]): boolean =>
  places.some((place) => snapshot.matches(place));

/** A question that is open. */
export interface EndQuestion {
  /** The log-in that would end; null = all others. */
  readonly about: OpenLogIn | null;
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the answer could not be carried out; null = nothing failed. */
  readonly failure: Failure | null;
}

function questionOf(snapshot: Snapshot): EndQuestion | null {
  const one = isOneOf(snapshot, ['askingToEnd', 'ending', 'notEnded']);
  if (!one && !isOneOf(snapshot, ['askingToEndOthers', 'endingOthers', 'othersNotEnded'])) return null;
  const { logIns, askedId, failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    about: (one ? logIns.find(({ id }) => id === askedId) : null) ?? null,
    busy,
    canConfirm: busy || snapshot.can({ type: 'confirm' }),
    failure,
  };
}

/** What the section of the open log-ins shows. */
export function logInsView(snapshot: Snapshot) {
  const { logIns } = snapshot.context;
  const isKnown = !isOneOf(snapshot, ['reading', 'unreadable']);
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    outdated: snapshot.matches({ listed: 'outdated' }),
    /** Null while it is not known. */
    logIns: isKnown ? logIns : null,
    /** Whether the log-in of this browser is in the list: one from before they were recorded is not. */
    knowsPresent: logIns.some(({ isPresent }) => isPresent),
    hasOthers: isKnown && logIns.some(({ isPresent }) => !isPresent),
    question: questionOf(snapshot),
  };
}
