import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../common/failure.ts';
import type { calendarAddressMachine } from './calendar-address.machine.ts';

type Snapshot = SnapshotFrom<typeof calendarAddressMachine>;
type Place = Extract<Snapshot['value'], string>;

const isOneOf = (snapshot: Snapshot, places: readonly Place[]): boolean =>
  places.some((place) => snapshot.matches(place));

/** The question in the open dialog. */
export interface AddressQuestion {
  /** The subject of the question. Its texts are under `calendarAddress.<subject>`. */
  readonly about: 'replace' | 'remove';
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the action failed; null = it did not fail. */
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

/** The address with the scheme `webcal:`, with which a telephone opens its calendar to subscribe. */
export const subscriptionAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The data that the section of the calendar address shows. */
export function calendarAddressView(snapshot: Snapshot) {
  const { current, failure } = snapshot.context;
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    /** The offer to create an address; null = there is an address, or it is not known whether there is one. */
    offer: isOneOf(snapshot, ['none', 'creating', 'notCreated'])
      ? { creating: snapshot.matches('creating'), failure }
      : null,
    // The address is not shown while it is being read again, and is null in the states of the offer.
    address: snapshot.matches('reading') || snapshot.matches('unreadable') ? null : current,
    copying: snapshot.matches({ having: 'copying' }),
    copied: snapshot.matches({ having: 'copied' }),
    notCopied: snapshot.matches({ having: 'notCopied' }),
    question: questionOf(snapshot),
  };
}
