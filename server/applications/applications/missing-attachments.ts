import type { NamedAttachment } from '#contract/entities/application-progress.ts';
import type { Locale } from '#contract/enumerations.ts';
import { mayAddMissing } from '#rules/attachment.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray, isNull, sql } from '../../platform/db/orm.ts';
import { attachmentTypes, cardApplicationAttachments, cardApplicationProfiles } from '../../platform/db/schema.ts';
import type { cardApplications } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';

type Application = Pick<
  typeof cardApplications.$inferSelect,
  'id' | 'accountId' | 'eshop' | 'state' | 'checkedDate' | 'correction'
>;

interface Reading {
  readonly database: Database;
  readonly services: Pick<Services, 'settings'>;
  readonly caller: { readonly accountId: number };
  readonly locale: Locale;
}

/**
 * The files that the account can still add to its applications. The keys are the ids of the applications that lack
 * files: the page or the server may have stopped between the filing and the upload.
 */
export async function readMissing(
  { database, services, caller, locale }: Reading,
  applications: readonly Application[],
): Promise<ReadonlyMap<number, NamedAttachment[]>> {
  const open = applications.filter(
    ({ accountId, checkedDate, ...application }) =>
      accountId === caller.accountId && mayAddMissing({ ...application, isChecked: checkedDate !== null }),
  );
  const { cardApplicationAttachmentAllowed } = await services.settings.systemConfiguration(database);
  if (open.length === 0 || !cardApplicationAttachmentAllowed) return new Map();
  const ids = open.map(({ id }) => id);
  const { applicationId, position, customerProfileId } = cardApplicationProfiles;
  const isItsFile = and(
    eq(cardApplicationAttachments.applicationId, applicationId),
    eq(cardApplicationAttachments.attachmentTypeId, attachmentTypes.id),
    eq(cardApplicationAttachments.isProfileOne, sql<boolean>`(${position} = 1)`),
  );
  const rows = await database
    .select({ applicationId, position, type: attachmentTypes })
    .from(cardApplicationProfiles)
    .innerJoin(attachmentTypes, eq(attachmentTypes.customerProfileId, customerProfileId))
    .leftJoin(cardApplicationAttachments, isItsFile)
    .where(and(inArray(applicationId, ids), isNull(cardApplicationAttachments.id)))
    .orderBy(asc(position), asc(attachmentTypes.id));
  const byApplication = Map.groupBy(rows, (row) => row.applicationId);
  return new Map(
    [...byApplication].map(([id, missing]) => [
      id,
      missing.map(({ position: at, type }) => ({
        typeId: type.id,
        isProfileOne: at === 1,
        typeName: type.displayName[locale],
      })),
    ]),
  );
}
