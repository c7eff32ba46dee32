import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { PageConfiguration } from '#contract/page-configuration.ts';

/** The system configuration with the gateways of the operator's `config.json` if the back end names none (RUN-08). */
export async function withGateways(told: SystemConfiguration): Promise<SystemConfiguration> {
  if (told.paymentGatewayUrl !== null) return told;
  const { readPageConfiguration } = await import('#api/page-configuration.ts');
  // Without the file, nobody can pay by card, but everybody can do the rest.
  const { paymentGatewayUrl, tokenizationGatewayUrl } = await readPageConfiguration().catch(
    (): PageConfiguration => ({}),
  );
  return {
    ...told,
    paymentGatewayUrl: paymentGatewayUrl ?? null,
    tokenizationGatewayUrl: told.tokenizationGatewayUrl ?? tokenizationGatewayUrl ?? null,
  };
}
