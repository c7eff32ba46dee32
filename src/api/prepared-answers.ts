import * as v from 'valibot';
import type { EndpointDefinition, ResponseOf } from '../../contract/endpoint.ts';

/** Answers that came with the page, by the addresses of their calls: `/api/eshop/i18n/messages?scope=visitor`. */
export type PreparedAnswers = Map<string, unknown>;

/** The answers that the server has put into the page (docs/decisions/0007); none where it has not. */
export function readPreparedAnswers(page: Document): PreparedAnswers {
  const text = page.querySelector('#prepared-answers')?.textContent;
  return new Map(Object.entries(text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)));
}

/** Takes the answer to a call out of those prepared; undefined where there is none that fits the contract. */
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
