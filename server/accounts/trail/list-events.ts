import { accountEvents as endpoint } from '#contract/endpoints/trail.ts';
import { eventKindNames, eventKinds } from '#contract/entities/trail.ts';
import type { AccountEvent, EventActor, EventGroup, EventKind } from '#contract/entities/trail.ts';
import type { Database } from '../../platform/db/database.ts';
import { unionAll } from '../../platform/db/orm-tables.ts';
import { and, eq, inArray, sql } from '../../platform/db/orm.ts';
import { accountEvents, logIns } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { selectRecorded } from '../events/read-events.ts';

const kindsOf = (group: EventGroup): EventKind[] => eventKindNames.filter((kind) => eventKinds[kind] === group);

const ofAccount = (accountId: number, group: EventGroup | undefined) =>
  and(eq(accountEvents.accountId, accountId), group && inArray(accountEvents.kind, kindsOf(group)));

/** The condition for the log-ins of an account; false if the call requests another group of events. */
const ofLogIns = (accountId: number, group: EventGroup | undefined) =>
  and(eq(logIns.accountId, accountId), group === undefined || group === eventKinds.LOGGED_IN ? undefined : sql`false`);

const nullText = sql<null>`null::text`;

/**
 * The recorded events and the log-ins as one list. Each id begins with the letter of its table, because numbers of the
 * two tables can be equal.
 */
const selectEvents = (database: Database, accountId: number, group: EventGroup | undefined) =>
  unionAll(
    selectRecorded(database).where(ofAccount(accountId, group)),
    database
      .select({
        source: sql<'E' | 'L'>`'L'`.as('source'),
        number: sql<number>`${logIns.id}`.as('number'),
        kind: sql<EventKind>`'LOGGED_IN'`.as('kind'),
        at: logIns.at,
        by: sql<EventActor>`'ACCOUNT'`.as('by'),
        personName: nullText.as('person_name'),
        isOwn: sql<boolean>`false`.as('is_own'),
        otherName: nullText.as('other_name'),
        cardNumber: nullText.as('card_number'),
        applicationNumber: nullText.as('application_number'),
        linkType: nullText.as('link_type'),
        notificationType: nullText.as('notification_type'),
        userAgent: sql<string | null>`${logIns.userAgent}`.as('user_agent'),
        telephoneApplication: sql<boolean>`${logIns.telephoneApplication}`.as('telephone_application'),
      })
      .from(logIns)
      .where(ofLogIns(accountId, group)),
  );

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

const toEvent = ({ source, number, at, ...row }: EventRow): AccountEvent => ({
  ...row,
  id: `${source}${String(number)}`,
  at: at.toISOString(),
});

/**
 * The latest first by default. Events at the same moment are in the order in which they were recorded; a log-in at that
 * moment counts as earlier.
 */
const inOrder = (isAscending: boolean) =>
  isAscending ? sql`at, source desc, number` : sql`at desc, source, number desc`;

/** All events that the account may see (TRL-02). */
export const accountEventsRoute = route(endpoint, 'read', async ({ database, caller: { accountId }, query }) => {
  const { group, limit, offset, sortDesc = true } = query;
  const rows = await selectEvents(database, accountId, group).orderBy(inOrder(!sortDesc)).limit(limit).offset(offset);
  const count = async (): Promise<number> =>
    (await database.$count(accountEvents, ofAccount(accountId, group))) +
    (await database.$count(logIns, ofLogIns(accountId, group)));
  return { items: rows.map(toEvent), totalCount: await totalCountOf(rows.length, query, count) };
});
