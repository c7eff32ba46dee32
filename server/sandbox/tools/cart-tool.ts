import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Id, Money } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { asc, eq } from '../../platform/db/orm.ts';
import { accountLinks, cardApplications, cartItems, fees, reclamations } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { restartCartLife } from '../../purchase/cart/cart-lifetime.ts';
import { lockCart } from '../../purchase/cart/lock-cart.ts';
import { recordReclamationEvent } from '../../reclamations/records/record-event.ts';
import { readJson } from './read-json.ts';

const NewItem = v.object({
  accountId: Id,
  /**
   * `APPLICATION` and `RECLAMATION` create a card application or a settled reclamation and add its fee. `FEE` adds a fee
   * that is not on any list, such as a fee from the operator's counter.
   */
  kind: v.picklist(['APPLICATION', 'FEE', 'PRODUCT', 'RECLAMATION', 'ROUNDING']),
  nonRemovable: v.optional(v.boolean(), false),
  /** In minor units, instead of the kind's default price. */
  price: v.optional(Money),
});
type NewItem = v.InferOutput<typeof NewItem>;

type Filled = Pick<typeof cartItems.$inferInsert, 'type' | 'name' | 'price' | 'payload'>;

const customerOf = async (database: Database, accountId: number): Promise<number> => {
  const [link] = await database
    .select({ id: accountLinks.customerId })
    .from(accountLinks)
    .where(eq(accountLinks.accountId, accountId))
    .orderBy(asc(accountLinks.id));
  if (link === undefined) throw new ApiError('NOT_FOUND');
  return link.id;
};

async function applicationFee(
  database: Database,
  { accountId }: NewItem,
  customerId: number,
  now: Date,
): Promise<Filled> {
  const [fee] = await database.select().from(fees).orderBy(asc(fees.id));
  if (fee === undefined) throw new ApiError('NOT_FOUND');
  const application = inserted(
    await database
      .insert(cardApplications)
      .values({
        applicationNumber: `Z-${randomUUID().slice(0, 8)}`,
        accountId,
        customerId,
        carrierType: 'HAULIER_CARD',
        state: 'UNCHECKED_DATA',
        // A customer may have only one open application from the e-shop; this allows a tester to add several.
        eshop: false,
        created: now,
      })
      .returning(),
  );
  const payload = { feeId: fee.id, applicationId: application.id, originId: customerId };
  return { type: 'FEE', name: fee.code, price: fee.price, payload };
}

async function reclamationFee(
  database: Database,
  { accountId, price = 5000 }: NewItem,
  customerId: number,
  now: Date,
): Promise<Filled> {
  const { id, reclamationNumber } = inserted(
    await database
      .insert(reclamations)
      .values({ accountId, customerId, state: 'FINALIZED', fee: price, created: now, answerBy: localDay(now) })
      .returning({ id: reclamations.id, reclamationNumber: reclamations.reclamationNumber }),
  );
  for (const kind of ['FILED', 'FINALIZED'] as const) await recordReclamationEvent(database, id, { kind, at: now });
  return { type: 'RECLAMATION', name: reclamationNumber, price, payload: { reclamationNumber } };
}

function otherItem(kind: Exclude<NewItem['kind'], 'APPLICATION' | 'RECLAMATION'>): Filled {
  if (kind === 'FEE') return { type: kind, name: 'Poplatek', price: 13_000, payload: {} };
  if (kind === 'PRODUCT')
    return { type: kind, name: 'Obal na kartu', price: 2900, payload: { productName: 'Obal na kartu' } };
  return { type: kind, name: 'Zaokrouhlení', price: -40, payload: {} };
}

async function itemOf(database: Database, wanted: NewItem, customerId: number, now: Date): Promise<Filled> {
  const { kind } = wanted;
  if (kind === 'APPLICATION') return applicationFee(database, wanted, customerId, now);
  if (kind === 'RECLAMATION') return reclamationFee(database, wanted, customerId, now);
  return otherItem(kind);
}

/**
 * POST /sandbox/cart-items adds an item to an account's cart, also of kinds that the shop shows in carts but does not
 * sell. Answers with the item's row. Throws ApiError VALIDATION_ERROR, NOT_FOUND.
 */
export function cartTool({ database, clock, settings }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/', async (context) => {
    const wanted = await readJson(context, NewItem);
    const { accountId, nonRemovable } = wanted;
    const now = clock.now();
    const row = await database.transaction(async (transaction) => {
      const customerId = await customerOf(transaction, accountId);
      await lockCart(transaction, accountId, now);
      const item = await itemOf(transaction, wanted, customerId, now);
      const payload = { ...item.payload, ...(nonRemovable ? { nonRemovable } : {}) };
      const values = {
        ...item,
        price: wanted.price ?? item.price,
        payload,
        accountId,
        customerId,
        taxPercentage: 21,
        created: now,
      };
      const added = inserted(await transaction.insert(cartItems).values(values).returning());
      await restartCartLife(transaction, settings, accountId, now);
      return added;
    });
    return context.json(row, 201);
  });
  return app;
}
