import { waitFor } from 'xstate';
import type { Call } from '#api/call.ts';
import { createOtherAnswers } from '#api/composed/other-answers.ts';
import type { OtherAnswers } from '#api/composing-call.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Shop } from '#runtime/shop.ts';

/** The system configuration as soon as start-up has read it, even after a failed attempt. */
async function readConfiguration({ actor }: Pick<Shop, 'actor'>): Promise<SystemConfiguration> {
  const { context } = await waitFor(actor('boot'), (snapshot) => snapshot.context.configuration !== null);
  if (context.configuration === null) throw new Error('start-up ended without a configuration');
  return context.configuration;
}

/** The answers to calls of extensions that the shop's back end may not offer. */
export const otherAnswers = (shop: Shop, call: Call, remember: (extensions: readonly string[]) => void): OtherAnswers =>
  createOtherAnswers(
    {
      call,
      configuration: () => readConfiguration(shop),
      offers: async (extension) => {
        await readConfiguration(shop);
        return shop.offers(extension);
      },
      accountId: () => shop.actor('session').getSnapshot().context.session?.customerAccountId ?? null,
      now: shop.clock.now,
      today: shop.clock.today,
    },
    remember,
  );
