import type { accountPage } from '#contract/endpoints/account-page.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import type { BegunApplication } from '#contract/entities/card-application-draft.ts';
import type { Sent } from '#contract/values.ts';
import { and, asc, eq, gt, isNull, or, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplicationDrafts } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';

const day = 24 * 3600 * 1000;

export interface DraftPerson {
  readonly isOwn: boolean;
  readonly customerId: number | null;
}

export const expiryOf = (saved: Date, days: number): Date => new Date(saved.getTime() + days * day);

/** A draft for the account's own customer has no customer id, because this customer may not exist yet. */
export function isAbout({ isOwn, customerId }: DraftPerson): SQL | undefined {
  const column = cardApplicationDrafts.customerId;
  return and(
    eq(cardApplicationDrafts.isOwn, isOwn),
    isOwn || customerId === null ? isNull(column) : eq(column, customerId),
  );
}

export const isLiving = (now: Date, days: number): SQL =>
  gt(cardApplicationDrafts.saved, new Date(now.getTime() - days * day));

const newPerson: DraftPerson = { isOwn: false, customerId: null };

/**
 * The applications that the account has begun: for `person`, and for a person whom the account does not have yet. Each
 * list is sorted by the kind of carrier.
 */
export async function readBegun(
  { database, services, caller, now }: Pick<Call<typeof accountPage>, 'database' | 'services' | 'caller' | 'now'>,
  person: DraftPerson,
): Promise<Pick<Sent<typeof AccountPage>, 'begunApplications' | 'begunForNewPerson'>> {
  const days = await services.settings.number(database, 'CARD_APPLICATION_DRAFT_KEPT_IN_DAYS');
  const { carrierType, saved, isOwn, customerId } = cardApplicationDrafts;
  const about = or(isAbout(person), isAbout(newPerson));
  const rows = await database
    .select({ carrierType, saved, isForNewPerson: sql<boolean>`not ${isOwn} and ${customerId} is null` })
    .from(cardApplicationDrafts)
    .where(and(eq(cardApplicationDrafts.accountId, caller.accountId), about, isLiving(now, days)))
    .orderBy(asc(carrierType));
  const begun = (forNewPerson: boolean): BegunApplication[] =>
    rows
      .filter(({ isForNewPerson }) => isForNewPerson === forNewPerson)
      .map((row) => ({
        carrierType: row.carrierType,
        saved: row.saved.toISOString(),
        expires: expiryOf(row.saved, days).toISOString(),
      }));
  return { begunApplications: begun(false), begunForNewPerson: begun(true) };
}
