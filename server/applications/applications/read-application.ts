import { cardApplication, lastCardApplication } from '#contract/endpoints/card-applications.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { Sent } from '#contract/values.ts';
import { and, desc, eq, isNotNull, or } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { accountLinks, cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { readUnpaidFee } from '../../purchase/cart/unpaid-fee.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { readAttachments, toAttachment } from '../attachments/attachment-view.ts';
import { selectApplications, toListed, withoutCards } from './application-query.ts';
import { readMissing } from './missing-attachments.ts';
import { readProgress } from './read-progress.ts';

type ReadCall = Pick<
  Call<typeof cardApplication | typeof lastCardApplication>,
  'database' | 'services' | 'caller' | 'locale' | 'now'
>;

/**
 * The newest application that matches, if the account has a link to its customer or has filed it. Without a link, the
 * result does not contain the card's number; it contains the attachments only if the account has filed the application.
 */
async function findApplication(call: ReadCall, which: SQL): Promise<Sent<typeof CardApplication> | null> {
  const { database, caller, locale } = call;
  const isFiledByCaller = eq(cardApplications.accountId, caller.accountId);
  const [found] = await database
    .select({
      id: cardApplications.id,
      accountId: cardApplications.accountId,
      customerChanges: cardApplications.customerChanges,
      isicNumber: cardApplications.isicNumber,
      price: cardApplications.price,
      link: accountLinks.type,
    })
    .from(cardApplications)
    .leftJoin(
      accountLinks,
      and(eq(accountLinks.customerId, cardApplications.customerId), eq(accountLinks.accountId, caller.accountId)),
    )
    .where(and(which, or(isFiledByCaller, isNotNull(accountLinks.id))))
    .orderBy(desc(cardApplications.created), desc(cardApplications.id))
    .limit(1);
  if (found === undefined) return null;
  const reference = await referenceData(database);
  const rows = await selectApplications(database, [found.id]);
  const missing = await readMissing(
    call,
    rows.map(({ application }) => application),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const listed = toListed(row, reference, locale, {
    accountId: caller.accountId,
    lacksFiles: missing.has(found.id),
  });
  const { customerChanges, link } = found;
  const isFiler = found.accountId === caller.accountId;
  const attachments = isFiler ? await readAttachments(database, [found.id]) : [];
  const { correction, ...progress } = await readProgress(database, found.id, locale);
  return {
    ...progress,
    correction: isFiler ? correction : null,
    unpaidFee: isFiler ? await readUnpaidFee(database, row.application, call.now) : null,
    isicNumber: link === null || link === 'MANAGED' ? null : found.isicNumber,
    price: isFiler ? found.price : null,
    ...(link === null ? withoutCards(listed) : listed),
    customerChanges,
    missingAttachments: missing.get(found.id) ?? [],
    attachments: attachments.map((attachment) => toAttachment(attachment, locale)),
  };
}

/** Throws ApiError NOT_FOUND for another account's application and for an unknown id. */
export const cardApplicationRoute = route(cardApplication, 'read', async (call) => {
  const found = await findApplication(call, eq(cardApplications.id, call.params.id));
  if (found === null) throw new ApiError('NOT_FOUND');
  return found;
});

export const lastCardApplicationRoute = route(lastCardApplication, 'read', (call) =>
  findApplication(call, eq(cardApplications.accountId, call.caller.accountId)),
);
