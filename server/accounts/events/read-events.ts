import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { EventActor, EventKind } from '#contract/entities/trail.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { desc, eq, sql } from '../../platform/db/orm.ts';
import { accountEvents } from '../../platform/db/schema.ts';

/**
 * The recorded events; `source` and `number` make their ids. The column names are the same as in the list that also
 * contains log-ins.
 */
export const selectRecorded = (database: Database) =>
  database
    .select({
      source: sql<'E' | 'L'>`'E'`.as('source'),
      number: sql<number>`${accountEvents.id}`.as('number'),
      kind: sql<EventKind>`${accountEvents.kind}`.as('kind'),
      at: accountEvents.at,
      by: sql<EventActor>`${accountEvents.by}`.as('by'),
      personName: sql<string | null>`${accountEvents.personName}`.as('person_name'),
      isOwn: sql<boolean>`${accountEvents.isOwn}`.as('is_own'),
      otherName: sql<string | null>`${accountEvents.otherName}`.as('other_name'),
      cardNumber: sql<string | null>`${accountEvents.cardNumber}`.as('card_number'),
      applicationNumber: sql<string | null>`${accountEvents.applicationNumber}`.as('application_number'),
      linkType: sql<AccountLinkType | null>`${accountEvents.linkType}`.as('link_type'),
      notificationType: sql<NotificationType | null>`${accountEvents.notificationType}`.as('notification_type'),
      userAgent: sql<string | null>`${accountEvents.userAgent}`.as('user_agent'),
      telephoneApplication: sql<boolean>`${accountEvents.telephoneApplication}`.as('telephone_application'),
    })
    .from(accountEvents);

/** All recorded events of an account, the latest first, without its log-ins. */
export async function readRecorded(database: Database, accountId: number) {
  const rows = await selectRecorded(database)
    .where(eq(accountEvents.accountId, accountId))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id));
  return rows.map(({ source: _, number: __, at, ...row }) => ({ ...row, at: at.toISOString() }));
}
