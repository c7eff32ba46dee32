import { createHash } from 'node:crypto';
import type { CalendarEvent } from '../../platform/calendar-files/write-calendar.ts';
import type { Revisions } from '../../platform/db/schema.ts';
import type { EventContent } from './events-of.ts';

/** A hash to check whether a text has changed. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The events as they are published, and the revisions to keep until the next time. */
export interface Revised {
  readonly events: readonly CalendarEvent[];
  readonly revisions: Revisions;
}

/**
 * Gives each event its revision. While the event's content stays the same, the revision keeps its number and moment;
 * with each change the number increases by one and the moment is `now` (RFC 5545, 3.8.7). The revision of an event that
 * is no longer in the calendar is not kept.
 */
export function reviseEvents(kept: Revisions, contents: readonly EventContent[], now: Date): Revised {
  const revised = contents.map((content) => {
    const fingerprint = fingerprintOf(JSON.stringify(content));
    const before = Object.hasOwn(kept, content.uid) ? kept[content.uid] : undefined;
    if (before?.fingerprint === fingerprint) return { content, revision: before };
    const sequence = before === undefined ? 0 : before.sequence + 1;
    return { content, revision: { fingerprint, sequence, modified: now.toISOString() } };
  });
  return {
    events: revised.map(({ content, revision: { sequence, modified } }) => ({
      ...content,
      sequence,
      modified: new Date(modified),
    })),
    revisions: Object.fromEntries(revised.map(({ content, revision }) => [content.uid, revision])),
  };
}
