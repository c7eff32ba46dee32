import type { EndpointDefinition, ErrorOf } from '#contract/endpoint.ts';
import { refusal, type FailedCall } from './call-outcomes.ts';
import type { Failure } from './failure.ts';

type Metadata = Failure['metadata'];

/**
 * The outcomes in which an endpoint refuses a call: one outcome for every error name of the contract, with the same
 * name. If the contract gets a new name, every model that uses the endpoint gets a new step. For models only: the build
 * of the client leaves out the `errors` of the endpoints (scripts/strip-definitions.ts).
 *
 * @param metadata the values that the server sends with an error whose message needs them
 */
export function refusalsOf<const Endpoint extends EndpointDefinition>(
  endpoint: Endpoint,
  metadata?: { readonly [Name in ErrorOf<Endpoint>]?: Metadata },
): Readonly<Record<ErrorOf<Endpoint>, FailedCall>> {
  const names: readonly ErrorOf<Endpoint>[] = endpoint.errors;
  const outcomes = names.map((name) => [name, refusal(name, { metadata: metadata?.[name] ?? {} })] as const);
  return Object.fromEntries(outcomes) as Record<ErrorOf<Endpoint>, FailedCall>;
}
