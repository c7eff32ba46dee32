import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Answer, Client } from '../http/client.ts';
import { found, shownText } from './found.ts';
import type { Found } from './found.ts';
import { shapeOf } from './shape.ts';

/** What is wrong with an answer, and its JSON; `json` is undefined if there is none that can be read. */
export interface Reading {
  readonly findings: readonly Found[];
  readonly json: unknown;
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** The status as a message shows it, with the name of an error or the target of a redirect. */
export function shownStatus({ status, headers, text }: Answer): string {
  if (isRedirect(status)) return `${String(status)} to ${headers.get('location') ?? 'nowhere'}`;
  const [, name] = /"name"\s*:\s*"([A-Z_]{1,60})"/.exec(text) ?? [];
  return status >= 400 && name !== undefined ? `${String(status)} ${name}` : String(status);
}

/** Reads an answer that must be JSON. */
export function readJson({ headers, text }: Answer): Reading {
  const type = headers.get('content-type');
  const findings =
    type !== null && /^application\/(?:json|problem\+json)\b/i.test(type)
      ? []
      : [found('header content-type', 'application/json', type ?? undefined)];
  try {
    return { findings, json: JSON.parse(text) };
  } catch {
    return { findings: [...findings, { where: 'body', expected: 'JSON', got: shownText(text) }], json: undefined };
  }
}

/** The shop takes the time from one of two headers. */
function timeOf({ headers }: Answer): readonly Found[] {
  const own = headers.get('x-linka-time');
  if (own !== null && !/^\d{12,14}$/.test(own)) return [found('header x-linka-time', 'milliseconds since 1970', own)];
  const date = headers.get('date');
  if (own !== null || (date !== null && !Number.isNaN(Date.parse(date)))) return [];
  return [found('header date', 'the time of the answer, or x-linka-time', date ?? undefined)];
}

/** An answer of another origin that the browser must let the shop read. */
export function originOf({ headers }: Answer, { origin }: Client): readonly Found[] {
  const allowed = headers.get('access-control-allow-origin');
  if (origin === undefined || allowed === origin || allowed === '*') return [];
  return [found('header access-control-allow-origin', origin, allowed ?? undefined)];
}

/** An answer that the specification does not show (contract/ours.ts) may be any. */
function readUnspecified(answer: Answer, client: Client): Reading {
  const isDone = answer.status >= 200 && answer.status < 300;
  const status = isDone ? [] : [{ where: 'status', expected: '200 or 204', got: shownStatus(answer) }];
  const { json } = answer.text === '' ? { json: undefined } : readJson(answer);
  return { findings: [...status, ...originOf(answer, client), ...timeOf(answer)], json };
}

/** Reads an answer that must be the call's success. */
export function readSuccess(endpoint: EndpointDefinition, answer: Answer, client: Client): Reading {
  if (endpoint.response !== undefined && 'fallback' in endpoint.response) return readUnspecified(answer, client);
  const expected = endpoint.response === undefined ? 204 : 200;
  const common = [...originOf(answer, client), ...timeOf(answer)];
  if (answer.status !== expected) {
    const status = { where: 'status', expected: String(expected), got: shownStatus(answer) };
    return { findings: [status, ...originOf(answer, client)], json: undefined };
  }
  if (endpoint.response === undefined) {
    const empty = answer.text === '' ? [] : [{ where: 'body', expected: 'nothing', got: shownText(answer.text) }];
    return { findings: [...common, ...empty], json: undefined };
  }
  const { findings, json } = readJson(answer);
  const shape = json === undefined ? [] : shapeOf(endpoint.response, json);
  return { findings: [...common, ...findings, ...shape], json };
}
