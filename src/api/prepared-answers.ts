import * as v from 'valibot';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';

/**
 * Answers that the server has put into the page, by the addresses of their calls, such as
 * `/api/eshop/i18n/messages?scope=visitor`.
 */
export type PreparedAnswers = Map<string, unknown>;

/** Reads the answers from the page (docs/decisions/0007); empty if the server has put none into it. */
export function readPreparedAnswers(page: Document): PreparedAnswers {
  const text = page.querySelector('#prepared-answers')?.textContent;
  return new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)));
}

/** Removes and returns the prepared answer to a call; undefined if there is none or it does not match the contract. */
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
