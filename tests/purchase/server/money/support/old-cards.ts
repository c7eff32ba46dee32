import { eq } from 'drizzle-orm';
import { simulatedOldCards } from '#server/platform/db/schema.ts';
import { newOldCardNumber } from '#server/sandbox/simulators/old-card-system/old-cards.ts';
import type { SimulatedOldCard } from '#server/sandbox/simulators/old-card-system/old-cards.ts';
import type { Shop } from './shop.ts';

type Services = Pick<Shop, 'services'>;

/** Adds a card to the simulated old system, by default without a holder and with 150.00; returns its number. */
export async function newOldCard({ services }: Services, given: Partial<SimulatedOldCard> = {}): Promise<string> {
  const cardNumber = newOldCardNumber();
  await services.database.insert(simulatedOldCards).values({ cardNumber, balance: 15_000, ...given });
  return cardNumber;
}

export async function changeOldCard(
  { services }: Services,
  cardNumber: string,
  change: Partial<SimulatedOldCard>,
): Promise<void> {
  await services.database.update(simulatedOldCards).set(change).where(eq(simulatedOldCards.cardNumber, cardNumber));
}

/** The balance of a card in the simulated old system, in minor units. */
export async function oldBalance({ services }: Services, cardNumber: string): Promise<number> {
  const [card] = await services.database
    .select()
    .from(simulatedOldCards)
    .where(eq(simulatedOldCards.cardNumber, cardNumber));
  if (card === undefined) throw new Error(`expected an old card ${cardNumber}, got none`);
  return card.balance;
}
