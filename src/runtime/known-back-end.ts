import { waitFor, type ActorRefFrom } from 'xstate';
import type { BackEnd } from '#api/composing-call.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Extension } from '#contract/extensions.ts';
import type { bootMachine } from '#machines/common/boot/boot.machine.ts';

type Boot = ActorRefFrom<typeof bootMachine>;

/** The system configuration as soon as start-up has read it, even after a failed attempt. */
async function readConfiguration(boot: Boot): Promise<SystemConfiguration> {
  const { context } = await waitFor(boot, ({ context: { configuration } }) => configuration !== null);
  if (context.configuration === null) throw new Error('start-up ended without a configuration');
  return context.configuration;
}

/**
 * What start-up has read about the back end. If the page already contains the extensions (`inPage`), no call waits for
 * start-up.
 */
export function knownBackEnd(
  boot: () => Boot,
  inPage: readonly string[] | null,
): Pick<BackEnd, 'configuration' | 'offers'> & {
  /** Whether the back end offers the extension; false as long as this is not known. */
  readonly isOffered: (extension: Extension) => boolean;
} {
  const configuration = () => readConfiguration(boot());
  return {
    configuration,
    offers: async (extension) => (inPage ?? (await configuration()).extensions).includes(extension),
    isOffered: (extension) => {
      const known = boot().getSnapshot().context.configuration?.extensions ?? inPage;
      return known?.includes(extension) ?? false;
    },
  };
}
