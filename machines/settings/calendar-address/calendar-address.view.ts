import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../common/failure.ts';
import type { calendarAddressMachine } from './calendar-address.machine.ts';

type Snapshot = SnapshotFrom<typeof calendarAddressMachine>;
type Place = Extract<Snapshot['value'], string>;

const isOneOf = (snapshot: Snapshot, places: readonly Place[]): boolean =>
  places.some((place) => snapshot.matches(place));

/** A question that is open. */
export interface AddressQuestion {
  /** What is asked, a name under `calendarAddress`. */
  readonly about: 'replace' | 'remove';
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the answer could not be carried out; null = nothing failed. */
  readonly failure: Failure | null;
}

function questionOf(snapshot: Snapshot): AddressQuestion | null {
  const replaces = isOneOf(snapshot, ['askingToReplace', 'replacing', 'notReplaced']);
  const removes = isOneOf(snapshot, ['askingToRemove', 'removing', 'notRemoved']);
  if (!replaces && !removes) return null;
  const busy = snapshot.hasTag('busy');
  return {
    about: replaces ? 'replace' : 'remove',
    busy,
    canConfirm: busy || snapshot.can({ type: 'confirm' }),
    failure: snapshot.context.failure,
  };
}

/** The address for a program that subscribes to it: a telephone opens its calendar for `webcal:`. */
export const subscriptionAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** What the section of the calendar's address shows. */
export function calendarAddressView(snapshot: Snapshot) {
  const { current, failure } = snapshot.context;
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    /** The offer to create an address; null = there is one, or it is not known. */
    offer: isOneOf(snapshot, ['none', 'creating', 'notCreated'])
      ? { creating: snapshot.matches('creating'), failure }
      : null,
    // Known in every state but those of the offer; while it is read again it is not shown.
    address: snapshot.matches('reading') || snapshot.matches('unreadable') ? null : current,
    copying: snapshot.matches({ having: 'copying' }),
    copied: snapshot.matches({ having: 'copied' }),
    notCopied: snapshot.matches({ having: 'notCopied' }),
    question: questionOf(snapshot),
  };
}
