import type { SnapshotFrom } from 'xstate';
import type { PassTicket } from '#contract/entities/pass.ts';
import { dayOf } from '#rules/date-text.ts';
import { daysLeft, ticketsValidOn } from '#rules/pass-validity.ts';
import type { offlinePassMachine } from './offline-pass.machine.ts';
import type { OfflinePassContext } from './offline-pass.types.ts';

type Snapshot = SnapshotFrom<typeof offlinePassMachine>;

const ticketOf = ([name, zones, , validTo]: PassTicket, today: string) => ({
  name,
  zones,
  validTo,
  daysLeft: daysLeft(today, validTo),
});

/** The pass that is shown, with its validity at the time of the last tick. */
function passOf({ passes, chosen, codes, now }: OfflinePassContext) {
  const person = passes?.people.find(({ customerId }) => customerId === chosen) ?? passes?.people[0];
  if (passes === null || person === undefined) return null;
  const { claims, photo, customerId } = person;
  const today = dayOf(new Date(now));
  return {
    customerId,
    name: claims.nam,
    birthYear: claims.yob ?? null,
    cardNumber: claims.crd,
    cardValidTo: claims.cex,
    photo: photo === null || claims.pho === undefined ? null : { source: photo, digest: claims.pho },
    tickets: ticketsValidOn(claims, today).map((ticket) => ticketOf(ticket, today)),
    code: codes[customerId] ?? null,
    issued: passes.issued,
    expires: passes.expires,
    now,
  };
}

export function offlinePassView(snapshot: Snapshot) {
  const { context } = snapshot;
  return {
    pass: snapshot.matches({ open: 'shown' }) ? passOf(context) : null,
    people: (context.passes?.people ?? []).map(({ customerId, claims }) => ({ customerId, name: claims.nam })),
    isReading: snapshot.matches('restoring') || snapshot.matches({ open: 'fetching' }),
    isErasing: snapshot.matches({ open: 'erasing' }),
    isFresh: snapshot.matches({ open: { shown: 'fresh' } }),
    isRenewing: snapshot.matches({ open: { shown: 'renewing' } }),
    isKept: snapshot.matches({ open: { shown: 'kept' } }),
    isOld: snapshot.matches({ open: 'old' }),
    isUnavailable: snapshot.matches({ open: 'unavailable' }),
    isNoCard: snapshot.matches({ open: 'noCard' }),
    isNotOffered: snapshot.matches({ open: 'notOffered' }),
    isLoggedOut: snapshot.matches({ open: 'loggedOut' }),
    isUnsupported: snapshot.matches('unsupported'),
    /** Why a kept pass is not shown; null = it is shown, or no pass was kept. */
    flaw: context.flaw,
    /** The session has expired, so the person must log in to get a new pass. */
    isSessionOver: context.failure?.name === 'SESSION_OVER',
    canRefresh: snapshot.can({ type: 'refresh' }),
  };
}
