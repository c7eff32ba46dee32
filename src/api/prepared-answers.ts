import * as v from 'valibot';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';

/**
 * Responses that the server has put into the page; the keys are the addresses of the calls, such as
 * `/api/eshop/i18n/messages?scope=visitor`.
 */
export type PreparedAnswers = Map<string, unknown>;

/** Reads the responses from the page (docs/decisions/0007); empty if the page contains none. */
export function readPreparedAnswers(page: Document): PreparedAnswers {
  const text = page.querySelector('#prepared-answers')?.textContent;
  return new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)));
}

/** Removes and returns the prepared response to a call; undefined if it is missing or does not match the contract. */
export function takePrepared<E extends EndpointDefinition>(
  prepared: PreparedAnswers,
  endpoint: E,
  address: string,
): { readonly answer: ResponseOf<E> } | undefined {
  const body = prepared.get(address);
  prepared.delete(address);
  if (body === undefined || endpoint.response === undefined) return undefined;
  const parsed = v.safeParse(endpoint.response, body);
  return parsed.success ? { answer: parsed.output as ResponseOf<E> } : undefined;
}

/** The extensions in the prepared system configuration, which stays in the page; null if there is none. */
export const preparedExtensions = (prepared: PreparedAnswers): readonly string[] | null =>
  (prepared.get(systemConfigurations.path) as { extensions: string[] } | undefined)?.extensions ?? null;
