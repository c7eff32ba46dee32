import { addTicketFares, type BoardLine } from '#contract/endpoints/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { Sent } from '#contract/values.ts';
import { toLineMetadata, type LineRefusal } from '#rules/line-refusals.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cartItems } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';
import { ticketFareErrors, ticketFareItem } from './ticket-fare-item.ts';

type AddCall = Call<typeof addTicketFares>;
type NewItem = Awaited<ReturnType<typeof ticketFareItem>>;

/** The cards for which the cart has a ticket. */
async function readCardsInCart({ database, caller }: AddCall): Promise<ReadonlySet<number | undefined>> {
  const rows = await database
    .select({ payload: cartItems.payload })
    .from(cartItems)
    .where(and(eq(cartItems.accountId, caller.accountId), eq(cartItems.type, 'TICKET_FARE')));
  return new Set(rows.map(({ payload }) => payload.cardId));
}

const refusal = ({ cardId }: BoardLine, name: string, metadata: LineRefusal['metadata'] = {}): LineRefusal => ({
  cardId,
  name,
  metadata,
});

/** The line as a checked and priced item, or the reason why it is refused. */
async function itemOrRefusal(
  call: AddCall,
  line: BoardLine,
  inCart: ReadonlySet<number | undefined>,
): Promise<NewItem | LineRefusal> {
  try {
    const item = await ticketFareItem(call, line);
    if (inCart.has(line.cardId)) return refusal(line, ticketFareErrors.ALREADY_IN_CART);
    return item.price === line.price ? item : refusal(line, 'PRICE_CHANGED', { price: item.price });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refusal(line, error.errorName, error.metadata);
  }
}

const isRefusal = (line: NewItem | LineRefusal): line is LineRefusal => 'cardId' in line;

/**
 * Adds ticket fares to the cart, all or none. Each is checked and priced like a single ticket fare (FAM-05). Throws
 * ApiError TICKET_FARES_REFUSED with the reason of each refused line (rules/line-refusals.ts): an error of a single
 * ticket fare, or PRICE_CHANGED with the present price.
 */
export const addTicketFaresRoute = route(addTicketFares, 'write', async (call) => {
  await lockCart(call.database, call.caller.accountId, call.now);
  const inCart = await readCardsInCart(call);
  const lines: (NewItem | LineRefusal)[] = [];
  for (const line of call.body.lines) lines.push(await itemOrRefusal(call, line, inCart));
  const refusals = lines.filter(isRefusal);
  if (refusals.length > 0) throw new ApiError('TICKET_FARES_REFUSED', { metadata: toLineMetadata(refusals) });
  const added: Sent<typeof Item>[] = [];
  for (const item of lines) {
    if (!isRefusal(item)) added.push(await addItem(call, item, ticketFareErrors.ALREADY_IN_CART));
  }
  return added;
});
