import { neededExtension, type EndpointDefinition, type ResponseOf } from '#contract/endpoint.ts';
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

/** Only the wizard needs the calls about drafts, so that their code is loaded with the first of them. */
const loadDraftCalls = async () => (await import('./application-drafts/draft-calls.ts')).draftCalls;

const isIn = <Calls extends object>(calls: Calls, name: PropertyKey): name is keyof Calls => Object.hasOwn(calls, name);

async function findComposed(endpoint: EndpointDefinition): Promise<Compose<never> | null> {
  const { name } = endpoint;
  if (isIn(composed, name)) return composed[name];
  if (neededExtension(endpoint) !== 'applicationDrafts') return null;
  const draftCalls = await loadDraftCalls();
  return isIn(draftCalls, name) ? draftCalls[name] : null;
}

/**
 * Answers a call whose extension the back end does not offer. Rejects with the failure NOT_OFFERED if no composition
 * exists: then the shop must not show what needs the call.
 */
export async function compose<E extends EndpointDefinition>(
  composing: Composing,
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  const answer = await findComposed(endpoint);
  if (answer === null) throw failure('NOT_OFFERED', 404);
  return answer(composing, options);
}
