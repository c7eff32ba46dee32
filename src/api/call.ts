import * as v from 'valibot';
import type { EndpointDefinition, QueryInputOf, RequestInputOf, ResponseOf } from '../../contract/endpoint.ts';
import { ErrorBody, namesByLine } from '../../contract/error-names.ts';
import { repeatedHeader } from '../../contract/idempotency.ts';
import type { Locale } from '../../contract/enumerations.ts';
import type { Failure } from '../../machines/failure.ts';
import { pathOf, searchOf } from './address.ts';

/** What a call needs besides its endpoint; bodies and queries are typed by the contract. */
export interface CallOptions<E extends EndpointDefinition> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryInputOf<E>;
  readonly body?: RequestInputOf<E>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Told, before the answer is given, when it repeats what an earlier call had made: nothing new was made. */
  readonly repeated?: () => void;
}

/**
 * Makes one call of the contract and gives its answer, parsed. Fails with a {@link Failure}: the server's error name,
 * `NO_ANSWER` or `UNREADABLE_ANSWER`.
 */
export type Call = <E extends EndpointDefinition>(endpoint: E, options?: CallOptions<E>) => Promise<ResponseOf<E>>;

export interface CallSurroundings {
  /** The address before the paths: '' for the shop's own origin. */
  readonly baseUrl: string;
  token(): string | null;
  locale(): Locale;
  /** Faults asked for in the address (sandbox), sent along. */
  faults(): string | null;
  /** Each answer carries the server's time; the client's clock follows it. */
  heardTime(epochMilliseconds: number): void;
  /**
   * Every failure of every call but those given up, before the caller learns of it (API-02, API-03), with the number of the
   * call and of the last one made so far: what lies between was under way together.
   */
  failed(failure: Failure, endpoint: EndpointDefinition, call: number, lastCall: number): void;
  /** The server refused this token. Resolves when there is a new one to try with (true), or when there will be none. */
  renewed(refusedToken: string): Promise<boolean>;
}

/** Milliseconds after which an answer is not waited for any more. */
const answerLimit = 20_000;

const failure = (name: string, status: number, metadata: Failure['metadata'] = {}): Failure => ({
  name,
  status,
  metadata,
});

async function failureIn(response: Response): Promise<Failure> {
  const body = v.safeParse(ErrorBody, await response.json().catch(() => undefined));
  if (!body.success) return failure('UNREADABLE_ANSWER', response.status);
  const { name, metadata, errors } = body.output;
  const told = name || (namesByLine[errors?.[0] ?? ''] ?? 'UNREADABLE_ANSWER');
  return { ...failure(told, response.status, metadata), ...(errors === undefined ? {} : { errors }) };
}

async function read<E extends EndpointDefinition>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  if (!response.ok) throw await failureIn(response);
  if (endpoint.response === undefined || response.status === 204) return undefined as ResponseOf<E>;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = v.safeParse(endpoint.response, body);
  if (!parsed.success) throw failure('UNREADABLE_ANSWER', response.status);
  return parsed.output as ResponseOf<E>;
}

function headersOf(surroundings: CallSurroundings, idempotencyKey: string | undefined): Record<string, string> {
  const token = surroundings.token();
  const faults = surroundings.faults();
  return {
    'accept-language': surroundings.locale(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(faults === null ? {} : { 'x-linka-fault': faults }),
  };
}

function requestOf(
  endpoint: EndpointDefinition,
  surroundings: CallSurroundings,
  options: CallOptions<EndpointDefinition>,
): Request {
  const address = pathOf(endpoint.path, options.params ?? {}) + searchOf(options.query);
  const headers = headersOf(surroundings, options.idempotencyKey);
  const patience = AbortSignal.timeout(answerLimit);
  return new Request(surroundings.baseUrl + address, {
    method: endpoint.method,
    cache: 'no-store',
    headers: options.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    signal: options.signal === undefined ? patience : AbortSignal.any([patience, options.signal]),
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
}

async function send(
  endpoint: EndpointDefinition,
  surroundings: CallSurroundings,
  options: CallOptions<EndpointDefinition>,
) {
  const response = await fetch(requestOf(endpoint, surroundings, options));
  const time = Number(response.headers.get('x-linka-time'));
  if (time > 0) surroundings.heardTime(time);
  return response;
}

/** Who gave a call up does not wait for it, and a machine that was started anew must not hear of it. */
const neverSettles = new Promise<never>(() => {});

/** A call that was refused for its token was not made: with a new one it is made, once. */
async function sendRenewing<E extends EndpointDefinition>(
  endpoint: E,
  surroundings: CallSurroundings,
  options: CallOptions<E>,
): Promise<Response> {
  const token = surroundings.token();
  const response = await send(endpoint, surroundings, options);
  if (response.status !== 401 || endpoint.access !== 'customer' || token === null) return response;
  return (await surroundings.renewed(token)) ? send(endpoint, surroundings, options) : response;
}

export function createCall(surroundings: CallSurroundings): Call {
  let lastCall = 0;
  return async (endpoint, options = {}) => {
    lastCall += 1;
    const thisCall = lastCall;
    try {
      const response = await sendRenewing(endpoint, surroundings, options);
      const answer = await read(endpoint, response);
      if (response.headers.get(repeatedHeader) === 'true') options.repeated?.();
      return answer;
    } catch (error) {
      if (options.signal?.aborted === true) return neverSettles;
      const reason = isFailure(error) ? error : failure('NO_ANSWER', 0);
      surroundings.failed(reason, endpoint, thisCall, lastCall);
      throw reason;
    }
  };
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'metadata' in error && 'status' in error;
