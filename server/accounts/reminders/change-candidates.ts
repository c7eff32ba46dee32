import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import {
  accountLinks,
  cardProfiles,
  customerAccounts,
  customerCards,
  customerProfiles,
  notificationSettings,
} from '../../platform/db/schema.ts';
import { isKept } from '../customers/active-card.ts';
import type { Question } from './candidate.ts';

/**
 * The last day of a profile on a card, as in `rules/upcoming-changes.ts`; for a card without a profile, the last day of
 * the card.
 */
const lastDayOf = (card: string, held: string, profile: string): string => `case
  when ${profile}.valid_to_default = 'CARD_VALIDITY' and not ${profile}.reduced then ${card}.valid_to
  else least(${held}.valid_to, ${card}.valid_to) end`;

const ends = sql.raw(`(${lastDayOf('customer_cards', 'card_profiles', 'customer_profiles')})`);

/** Whether the customer has a profile on a card, or an application for a profile, on the day after the end. */
const isFollowed = sql`exists (
  select 1 from ${customerCards} as next_card
  left join ${cardProfiles} as next_held on next_held.card_id = next_card.id
  left join ${customerProfiles} as next_profile on next_profile.id = next_held.customer_profile_id
  where next_card.customer_id = ${customerCards.customerId} and next_card.deleted is null
    and next_card.state in ('ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED')
    and greatest(next_card.valid_from, next_held.valid_from) <= ${ends} + 1
    and ${sql.raw(lastDayOf('next_card', 'next_held', 'next_profile'))} > ${ends}
) or exists (
  select 1 from card_applications as open_application
  join card_application_profiles as asked on asked.application_id = open_application.id
  where open_application.customer_id = ${customerCards.customerId}
    and open_application.state in ('WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA')
    and asked.valid_from <= ${ends} + 1 and (asked.valid_to is null or asked.valid_to > ${ends})
)`;

/** The cards on which a card or a profile ends up to a day, found with the indexes on the last days. */
const endsUpTo = (today: string, horizon: string): SQL => sql`${customerCards.id} in (
  select card_id from card_profiles where valid_to > ${today} and valid_to <= ${horizon}
  union all
  select id from customer_cards where state = 'ACTIVE' and valid_to > ${today} and valid_to <= ${horizon}
)`;

/**
 * The people for whom something changes after today: one row for each account that is linked to them and wants mail. The
 * result is the same as that of `rules/upcoming-changes.ts`, but it is computed in the database, because the people of
 * all accounts are checked. The subject is the customer.
 */
export const changeCandidates = (database: Database, { today, which, horizon }: Question) =>
  database
    .selectDistinct({
      accountId: customerAccounts.id,
      subjectId: customerCards.customerId,
      ends: sql<string>`${ends}`.as('ends'),
    })
    .from(customerCards)
    .leftJoin(cardProfiles, eq(cardProfiles.cardId, customerCards.id))
    .leftJoin(customerProfiles, eq(customerProfiles.id, cardProfiles.customerProfileId))
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .innerJoin(customerAccounts, and(eq(customerAccounts.id, accountLinks.accountId), customerAccounts.verified))
    .innerJoin(
      notificationSettings,
      and(
        eq(notificationSettings.accountId, customerAccounts.id),
        eq(notificationSettings.type, 'UPCOMING_CHANGE'),
        notificationSettings.email,
      ),
    )
    .where(
      and(
        sql`${customerCards.state} = 'ACTIVE'`,
        isKept(),
        horizon === undefined ? undefined : endsUpTo(today, horizon),
        gt(ends, today),
        sql`coalesce(greatest(${customerCards.validFrom}, ${cardProfiles.validFrom}) <= ${ends}, true)`,
        sql`not (${isFollowed})`,
        which({ id: customerCards.customerId, ends }),
      ),
    )
    .orderBy(sql`ends`, customerCards.customerId, customerAccounts.id);
