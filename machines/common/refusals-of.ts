import type { EndpointDefinition, ErrorOf } from '#contract/endpoint.ts';
import { refusal, type FailedCall } from './call-outcomes.ts';
import type { Failure } from './failure.ts';

type Metadata = Failure['metadata'];

/**
 * The outcomes in which an endpoint refuses a call: one for every error name of the contract, under that name. A new
 * name of the contract is thus a new step of every model that uses the endpoint. For models only: the build of the client
 * leaves out the `errors` of the endpoints (scripts/strip-definitions.ts).
 *
 * @param metadata what the server sends along with an error, where its message needs it
 */
export function refusalsOf<const Endpoint extends EndpointDefinition>(
  endpoint: Endpoint,
  metadata?: { readonly [Name in ErrorOf<Endpoint>]?: Metadata },
): Readonly<Record<ErrorOf<Endpoint>, FailedCall>> {
  const names: readonly ErrorOf<Endpoint>[] = endpoint.errors;
  const outcomes = names.map((name) => [name, refusal(name, { metadata: metadata?.[name] ?? {} })] as const);
  return Object.fromEntries(outcomes) as Record<ErrorOf<Endpoint>, FailedCall>;
}
