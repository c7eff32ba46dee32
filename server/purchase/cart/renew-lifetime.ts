import type { AnswerOf } from '#contract/endpoint.ts';
import type { renewCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { isRenewable, remainingCartSeconds } from '#rules/cart-lifetime.ts';
import { eq } from '../../platform/db/orm.ts';
import { cartItems } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeCart, endOfNewLife } from './cart-lifetime.ts';
import { lockCart } from './lock-cart.ts';

type Renewed = AnswerOf<typeof renewCartLifetime>;

/**
 * Restarts the cart's lifetime, as often as the operator allows (docs/decisions/0009). A request before the last minutes
 * changes nothing, so that a repeated request counts only once. Throws ApiError CART_EXPIRED, CART_EMPTY,
 * CART_RENEWALS_USED_UP.
 */
export async function renewLifetime(call: Call<typeof renewCartLifetime>): Promise<Renewed> {
  const { database, caller, now, services } = call;
  const { expired, expiresAt, renewals } = await lockCart(database, caller.accountId, now);
  if (expired) throw new ApiError('CART_EXPIRED');
  const [item] = await database
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.accountId, caller.accountId))
    .limit(1);
  if (item === undefined || expiresAt === null) throw new ApiError('CART_EMPTY');
  const left = Math.max(0, (await services.settings.number(database, 'CART_RENEWALS_ALLOWED')) - renewals);
  const secondsLeft = remainingCartSeconds(expiresAt.toISOString(), now.getTime()) ?? 0;
  if (!isRenewable(secondsLeft)) return { cartLifetime: secondsLeft, renewalsLeft: left };
  if (left === 0) throw new ApiError('CART_RENEWALS_USED_UP');
  const end = await endOfNewLife(database, services.settings, now);
  await changeCart(database, caller.accountId, { cartExpiresAt: end, cartRenewals: renewals + 1 });
  return { cartLifetime: remainingCartSeconds(end.toISOString(), now.getTime()) ?? 0, renewalsLeft: left - 1 };
}
