import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { payloadId } from '../../platform/db/payload-id.ts';
import { balanceTransfers, orderItems, orders } from '../../platform/db/schema.ts';

/** The maximum amount that pending transfers (BEGUN or TAKEN) will bring into a wallet, in minor units. */
export const transfersUnderWay = (eWalletId: SQL): SQL<number> =>
  sql<number>`(
  select coalesce(sum(coalesce(transfer.amount, transfer.at_most)), 0)::integer from ${balanceTransfers} transfer
  where transfer.e_wallet_id = ${eWalletId} and transfer.state in ('BEGUN', 'TAKEN'))`;

/** The amount that paid but undelivered orders will bring into a wallet, in minor units. */
export const topUpsUnderWay = (eWalletId: SQL): SQL<number> =>
  sql<number>`(
  select coalesce(sum(item.price), 0)::integer from ${orders} made join ${orderItems} item on item.order_id = made.id
  where made.state = 'PAID' and made.delivered_at is null and not item.cancelled
    and item.type = 'ELECTRONIC_WALLET' and ${payloadId('eWalletId')} = ${eWalletId})`;
