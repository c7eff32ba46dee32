import type { Database } from '#server/platform/db/database.ts';
import { and, eq, sql } from '#server/platform/db/orm.ts';
import { payments } from '#server/platform/db/schema.ts';
import { storeAnswerStatement } from '#server/platform/http/idempotency.ts';
import type { KeyedRequest } from '#server/platform/http/idempotency.ts';

/**
 * Stores the gateway's id of a payment and, with the same statement, the response for the request's key. If the payment
 * was given up meanwhile, it stores neither and returns false.
 */
export async function storeGatewayId(
  database: Database,
  id: number,
  name: { readonly gatewayPaymentId: string; readonly nextCheckAt: Date },
  keyed: KeyedRequest | undefined,
  answer: unknown,
): Promise<boolean> {
  const named = database.$with('named').as(
    database
      .update(payments)
      .set(name)
      .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')))
      .returning({ id: payments.id }),
  );
  const isNamed = sql`exists (select 1 from named)`;
  const ctes =
    keyed === undefined
      ? [named]
      : [named, database.$with('kept').as(storeAnswerStatement(database, keyed, answer, isNamed))];
  const rows = await database
    .with(...ctes)
    .select({ id: named.id })
    .from(named);
  return rows.length > 0;
}
