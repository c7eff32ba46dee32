import type { CallOptions } from '#api/call.ts';
import { failure } from '#api/read-answer.ts';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import type { Shop } from '#runtime/shop.ts';
import { callAsPage } from './page-call.ts';

/**
 * How a call is disturbed: the request is lost; its answer is lost; it arrives twice; the page stops waiting and the
 * request arrives later, after the next request; the server refuses it.
 */
export const disturbances = ['NOT_ARRIVED', 'ANSWER_LOST', 'TWICE', 'LATE', 'REFUSED'] as const;
export type Disturbance = (typeof disturbances)[number];

/** The calls that can be disturbed while an application is saved. */
export const disturbedCalls = ['createCustomer', 'createCardApplication', 'uploadAttachment'] as const;

export interface Disturbed {
  readonly call: (typeof disturbedCalls)[number];
  readonly by: Disturbance;
}

/** The calls of a page. The next call of a kind can be disturbed. */
export function disturbedShop(server: { readonly url: string }, token: string) {
  let next: Disturbed | null = null;
  /** Late requests, which arrive after the next answer. */
  const late: (() => Promise<unknown>)[] = [];

  const arrive = async () => {
    for (const call of late.splice(0)) await call().catch(() => undefined);
  };

  const disturb = async <Answer>(by: Disturbance, send: () => Promise<Answer>): Promise<Answer> => {
    if (by === 'REFUSED') throw failure('INTERNAL_ERROR', 500);
    if (by === 'LATE') late.push(send);
    if (by === 'ANSWER_LOST') await send();
    if (by !== 'TWICE') throw failure('NO_ANSWER', 0);
    const [answer] = await Promise.all([send(), send()]);
    return answer;
  };

  const call: Shop['call'] = async <E extends EndpointDefinition>(
    endpoint: E,
    options?: CallOptions<E>,
  ): Promise<ResponseOf<E>> => {
    const send = () => callAsPage(server, token, endpoint, options);
    if (next?.call === endpoint.name) {
      const { by } = next;
      next = null;
      return disturb(by, send);
    }
    const answer = await send();
    await arrive();
    return answer;
  };
  return {
    call,
    disturbNext: (disturbed: Disturbed | null) => {
      next = disturbed;
    },
    /** Delivers all late requests. */
    arrive,
  };
}
