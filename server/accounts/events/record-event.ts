import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { EventActor, EventKind } from '#contract/entities/trail.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import {
  accountEvents,
  accountLinks,
  cardApplications,
  customerAccounts,
  customerCards,
  customers,
} from '../../platform/db/schema.ts';

/** An event. Names are read when the event is recorded and are not changed later. */
interface NewEvent {
  readonly kind: EventKind;
  readonly at: Date;
  readonly cardNumber?: string | null;
  readonly applicationNumber?: string;
  readonly linkType?: AccountLinkType;
  readonly notificationType?: NotificationType;
}

/** An event that is shown to one account only. */
interface OwnEvent extends NewEvent {
  /** The person whom the event is about; undefined = the account itself. */
  readonly customerId?: number | undefined;
  /** The account that manages the card of this account's own customer, or that was asked to manage it. */
  readonly otherAccountId?: number;
  /** The browser of the log-in that the event is about. */
  readonly userAgent?: string | null;
  readonly telephoneApplication?: boolean;
}

/** Who did something: an account, or the operator (its staff, its other systems, the shop by itself). */
export type Doer = { readonly accountId: number } | 'OPERATOR';

const columns = sql.raw(
  `account_id, "by", customer_id, person_name, is_own, card_number, application_number, kind, at, link_type,
   notification_type, other_account_id, other_name, user_agent, telephone_application`,
);

/** The columns from `kind` on. They are the same for all accounts that see the event. */
const sharedValues = (event: OwnEvent): SQL => sql`
  ${event.kind}::text, ${event.at.toISOString()}::timestamptz, ${event.linkType ?? null}::text,
  ${event.notificationType ?? null}::text, ${event.otherAccountId ?? null}::integer,
  (select ${customerAccounts.username} from ${customerAccounts} where ${customerAccounts.id} = ${event.otherAccountId ?? null}::integer),
  ${event.userAgent ?? null}::text, ${event.telephoneApplication ?? false}::boolean`;

const fullName = sql`${customers.firstName} || ' ' || ${customers.lastName}`;

/**
 * The actor of an event, as a linked account sees it: the operator, this account (ACCOUNT), or another account (OTHER),
 * which is not named.
 */
const actorOf = (doer: Doer): SQL =>
  doer === 'OPERATOR'
    ? sql`'OPERATOR'`
    : sql`case when ${accountLinks.accountId} = ${doer.accountId}::integer then 'ACCOUNT' else 'OTHER' end`;

/**
 * Records an event for one account, in the transaction in which it happens.
 * @param transaction the transaction of the action, so that nothing is recorded if it is rolled back
 */
export async function recordForAccount(
  transaction: Database,
  accountId: number,
  by: EventActor,
  event: OwnEvent,
): Promise<void> {
  const about = event.customerId ?? null;
  await transaction.execute(sql`
    insert into ${accountEvents} (${columns})
    select ${accountId}::integer, ${by}::text, ${customers.id}, ${fullName}, coalesce(${accountLinks.type} = 'REGISTERED', false),
      ${event.cardNumber ?? null}::text, ${event.applicationNumber ?? null}::text, ${sharedValues(event)}
    from (select ${about}::integer as customer_id) about
    left join ${customers} on ${customers.id} = about.customer_id
    left join ${accountLinks}
      on ${accountLinks.customerId} = ${customers.id} and ${accountLinks.accountId} = ${accountId}::integer`);
}

/** Records an event about a person for each account that has this person now. */
export async function recordForCustomer(
  transaction: Database,
  customerId: number,
  doer: Doer,
  event: NewEvent,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${accountEvents} (${columns})
    select ${accountLinks.accountId}, ${actorOf(doer)}, ${customers.id}, ${fullName}, ${accountLinks.type} = 'REGISTERED',
      ${event.cardNumber ?? null}::text, ${event.applicationNumber ?? null}::text, ${sharedValues(event)}
    from ${accountLinks} join ${customers} on ${customers.id} = ${accountLinks.customerId}
    where ${accountLinks.customerId} = ${customerId}::integer`);
}

/** Records an event about applications for the accounts of the people whom the applications are for. */
export async function recordForApplications(
  transaction: Database,
  applicationIds: readonly number[],
  doer: Doer,
  event: Pick<NewEvent, 'kind' | 'at'>,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await transaction.execute(sql`
    insert into ${accountEvents} (${columns})
    select ${accountLinks.accountId}, ${actorOf(doer)}, ${customers.id}, ${fullName}, ${accountLinks.type} = 'REGISTERED',
      ${customerCards.cardNumber}, ${cardApplications.applicationNumber}, ${sharedValues(event)}
    from ${cardApplications}
    join ${accountLinks} on ${accountLinks.customerId} = ${cardApplications.customerId}
    join ${customers} on ${customers.id} = ${cardApplications.customerId}
    left join ${customerCards} on ${customerCards.id} = ${cardApplications.cardId}
    where ${cardApplications.id} in ${[...applicationIds]}`);
}
