import * as v from 'valibot';
import type { CounterCardKind } from '#server/sandbox/seeds/demo/counter-cards.ts';

const CounterCard = v.object({
  customerId: v.number(),
  cardNumber: v.string(),
  applicationNumber: v.string(),
  fullName: v.string(),
});
export type CounterCard = v.InferOutput<typeof CounterCard>;

/** A card that was issued at the counter, which an account can connect. Its holder has a unique name. */
export async function counterCard(
  server: { readonly url: string },
  accountId: number,
  kind: CounterCardKind,
): Promise<CounterCard> {
  const response = await fetch(`${server.url}/sandbox/counter-cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountId, kind }),
  });
  return v.parse(CounterCard, await response.json());
}
