import { createActor, waitFor } from 'xstate';
import { cardApplication } from '../../../contract/endpoints/card-applications.ts';
import { provideTokenization } from '../../../src/features/account/tokenization/tokenization.actors.ts';
import type { Shop } from '../../../src/runtime/shop.ts';
import { staticActor } from '../../views/support/static-actor.ts';

type ShopCall = Shop['call'];

/** Registers the bank card that an application still lacks; the browser is sent to the gateway. */
async function registerBankCard(call: ShopCall, applicationId: number): Promise<void> {
  const configuration = { tokenizationGatewayUrl: null };
  const machine = provideTokenization({ call, actor: () => staticActor({ configuration }) as never });
  const input = { flowId: crypto.randomUUID(), applicationId, linkedCustomerId: null };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.context.target !== null);
  actor.stop();
}

/** Adds what is missing in a filed application, as its page offers it. */
export async function completeApplication(call: ShopCall, id: number): Promise<void> {
  const { carrierType, bankCard } = await call(cardApplication, { params: { id } });
  if (carrierType === 'BANK_CARD' && bankCard === null) await registerBankCard(call, id);
}
