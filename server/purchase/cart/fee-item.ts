import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { fees } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

type FeeRow = typeof fees.$inferSelect;

/** The fee for a chip card. Throws ApiError NOT_FOUND when it is not in the operator's price list. */
export async function cardIssueFee(database: Database): Promise<FeeRow> {
  const [fee] = await database.select().from(fees).where(eq(fees.code, 'CARD_ISSUE'));
  if (fee === undefined) throw new ApiError('NOT_FOUND');
  return fee;
}

/** The item of a cart that pays a fee for a card application. */
export const feeItem = (
  fee: FeeRow,
  { applicationId, customerId }: { readonly applicationId: number; readonly customerId: number },
) =>
  ({
    type: 'FEE',
    customerId,
    name: fee.code,
    price: fee.price,
    taxPercentage: fee.taxPercentage,
    payload: { feeId: fee.id, applicationId, originId: customerId },
  }) as const;
