import { createHash } from 'node:crypto';
import type { CalendarEvent } from '../../platform/calendar-files/write-calendar.ts';
import type { Revisions } from '../../platform/db/schema.ts';
import type { EventContent } from './events-of.ts';

/** A hash that tells whether a text has changed. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The events as they are published, and what is to be kept of them until the next time. */
export interface Revised {
  readonly events: readonly CalendarEvent[];
  readonly revisions: Revisions;
}

/**
 * Gives each event its revision: as long as its content stays, number and moment stay; with each change the number is one
 * higher and the moment is `now` (RFC 5545, 3.8.7). An event that has gone is forgotten.
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
