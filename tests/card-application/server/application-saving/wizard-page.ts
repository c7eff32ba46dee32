import { setTimeout as wait } from 'node:timers/promises';
import { createActor, SimulatedClock } from 'xstate';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideCardApplication } from '#features/card-application/card-application/card-application.actors.ts';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import { createShopClock } from '#runtime/clock.ts';
import type { Shop } from '#runtime/shop.ts';
import { call } from '#tests/common/server/support/call.ts';
import { recordingShop } from '#tests/common/src/support/recording-shop.ts';
import { staticActor } from '#tests/common/views/support/static-actor.ts';

/** The shop's wizard on a page of its own, which calls a real server. */
export type WizardPage = Awaited<ReturnType<typeof openWizard>>;

/** The maximum number of clock steps to wait: more than the wizard ever needs, even while a server starts. */
const mostSteps = 30_000;

export async function openWizard(
  { url, makeCall }: { readonly url: string; readonly makeCall: Shop['call'] },
  application: Omit<CardApplicationInput, 'flowId' | 'configuration'>,
) {
  const configuration = await call({ url }, systemConfigurations);
  const { shop, effects } = recordingShop({}, configuration);
  const files = createAttachmentFiles(() => crypto.randomUUID());
  const actor: Shop['actor'] = (id) =>
    id === 'toasts' ? (staticActor({ toasts: [] }) as never) : (staticActor({ configuration }) as never);
  // Otherwise the wizard sees a new day after five seconds, and leaves the summary.
  const day = createShopClock(() => Date.parse(`${application.today}T12:00Z`));
  const clock = new SimulatedClock();
  const wizard = createActor(provideCardApplication({ ...shop, actor, clock: day, call: makeCall }, files), {
    input: { ...application, flowId: crypto.randomUUID(), configuration },
    clock,
  }).start();
  const childrenOf = () => wizard.getSnapshot().children;
  return {
    wizard,
    files,
    effects,
    /** A running child machine of the wizard. */
    part<Id extends keyof ReturnType<typeof childrenOf>>(id: Id) {
      const found = childrenOf()[id];
      if (found === undefined) throw new Error(`expected the part ${id} of the wizard`);
      return found;
    },
    /** Advances the clock until a condition is true. */
    async until(what: string, isSo: () => boolean): Promise<void> {
      for (let step = 0; step < mostSteps; step += 1) {
        if (isSo()) return;
        clock.increment(50);
        await wait(1);
      }
      const { value, context } = wizard.getSnapshot();
      throw new Error(`the wizard never got to: ${what}; ${JSON.stringify({ value, failure: context.failure })}`);
    },
    /** Stops the wizard, as when the person leaves the page or closes the browser. */
    close: () => void wizard.stop(),
  };
}
