import type { Database } from '../../platform/db/database.ts';
import { asc, eq } from '../../platform/db/orm.ts';
import { cardApplicationEvents } from '../../platform/db/schema.ts';
import type { EventRow } from './application-facts.ts';

/** The events of an application, the oldest first. */
export const readEvents = (database: Database, applicationId: number): Promise<EventRow[]> =>
  database
    .select()
    .from(cardApplicationEvents)
    .where(eq(cardApplicationEvents.applicationId, applicationId))
    .orderBy(asc(cardApplicationEvents.id));
