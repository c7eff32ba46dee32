import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import type { CallOptions } from '../call.ts';
import { failure } from '../read-answer.ts';
import { composeAccountPage } from './account-page.ts';
import { composeAccountPermissions } from './account-permissions.ts';
import type { Compose, Composing } from './composing.ts';
import { composeTicketFareOffers } from './ticket-fare-offers.ts';

/** For each call of an extension that can be answered by specified calls: the function that does so. */
const composed = {
  accountPage: composeAccountPage,
  accountPermissions: composeAccountPermissions,
  ticketFareOffers: composeTicketFareOffers,
};

const isComposed = (name: string): name is keyof typeof composed => Object.hasOwn(composed, name);

/**
 * Answers a call whose extension the back end does not offer. Rejects with the failure NOT_OFFERED if no composition
 * exists: then the shop must not show what needs the call.
 */
export function compose<E extends EndpointDefinition>(
  composing: Composing,
  { name }: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  if (!isComposed(name)) return Promise.reject(failure('NOT_OFFERED', 404));
  const answer: Compose<never> = composed[name];
  return answer(composing, options as CallOptions<never>) as Promise<ResponseOf<E>>;
}
