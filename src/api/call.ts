import type { KyInstance, Options } from 'ky';
import { needsLogin } from '#contract/endpoint.ts';
import type { EndpointDefinition, QueryInputOf, RequestInputOf, ResponseOf } from '#contract/endpoint.ts';
import { repeatedHeader } from '#contract/idempotency.ts';
import { isFailure } from '#machines/common/failure.ts';
import { pathOf, searchOf } from './address.ts';
import type { CallEnvironment } from './call-environment.ts';
import { takePrepared } from './prepared-answers.ts';
import { failure, readAnswer } from './read-answer.ts';

/** The options of a call; bodies and queries are typed by the contract. */
export interface CallOptions<E extends EndpointDefinition> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryInputOf<E>;
  readonly body?: RequestInputOf<E>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Called while a call with a file is being sent: the sent part in whole per cent, whenever it changes. */
  readonly uploaded?: (percent: number) => void;
  /** The browser completes the call even if the page is closed. */
  readonly outlivesPage?: true;
  /** The call may fail with 404: the shop does not react to this failure, and only the caller gets it. */
  readonly mayBeMissing?: true;
  /** Called before the call resolves, if the server repeated the result of an earlier call and created nothing new. */
  readonly repeated?: () => void;
  /** Called before the call resolves, with the language of the response. */
  readonly answeredIn?: (language: string) => void;
}

/**
 * Makes one call of the contract and resolves to its parsed answer. Rejects with a {@link Failure}: the server's error
 * name, `NO_ANSWER` or `UNREADABLE_ANSWER`.
 */
export type Call = <E extends EndpointDefinition>(endpoint: E, options?: CallOptions<E>) => Promise<ResponseOf<E>>;

/** Loads the HTTP client with the first call, because the log-in page makes no call until someone logs in. */
function createClientSource(environment: CallEnvironment) {
  let client: Promise<KyInstance> | undefined;
  return () => {
    client ??= import('./client.ts').then(({ createClient }) => createClient(environment));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}

/**
 * The query parameters of each request: `timezoneOffset`, the minutes from the device's present time to UTC, and for a
 * list `sortLocale`, the language whose alphabet sorts it (API-01).
 */
const commonSearch = (endpoint: EndpointDefinition, { now, locale }: CallEnvironment): [string, string][] => [
  ...(endpoint.sortColumns !== undefined ? ([['sortLocale', locale()]] as [string, string][]) : []),
  ['timezoneOffset', String(new Date(now()).getTimezoneOffset())],
];

/** The options that send the body. A call with a file needs more code than ky, which is loaded here. */
async function bodyOptions(
  { multipart }: EndpointDefinition,
  { body, uploaded }: CallOptions<EndpointDefinition>,
): Promise<Options> {
  if (body === undefined) return {};
  if (multipart === undefined) return { json: body };
  const { uploadOptions } = await import('./upload.ts');
  return uploadOptions(body as object, uploaded);
}

const requestOf = async (
  endpoint: EndpointDefinition,
  search: readonly [string, string][],
  options: CallOptions<EndpointDefinition>,
): Promise<Options> => ({
  ...(await bodyOptions(endpoint, options)),
  method: endpoint.method,
  ...(options.outlivesPage === undefined ? {} : { keepalive: true }),
  searchParams: [...search],
  context: { renewsToken: needsLogin(endpoint) },
  ...(options.idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': options.idempotencyKey } }),
  ...(options.signal === undefined ? {} : { signal: options.signal }),
});

export function createCall(environment: CallEnvironment): Call {
  const clientOf = createClientSource(environment);
  let lastCall = 0;

  const make = async <E extends EndpointDefinition>(endpoint: E, options: CallOptions<E>): Promise<ResponseOf<E>> => {
    const path = pathOf(endpoint.path, options.params ?? {});
    const search = searchOf(options.query);
    const prepared = takePrepared(environment.prepared, endpoint, search.size === 0 ? path : `${path}?${search}`);
    if (prepared !== undefined) return prepared.answer;
    const client = await clientOf();
    await environment.hold()?.(endpoint, options.signal);
    const response = await client(
      path,
      await requestOf(endpoint, [...search, ...commonSearch(endpoint, environment)], options),
    );
    const answer = await readAnswer(endpoint, response);
    if (response.headers.get(repeatedHeader) === 'true') options.repeated?.();
    const language = response.headers.get('content-language');
    if (language !== null) options.answeredIn?.(language);
    return answer;
  };

  return async (endpoint, options = {}) => {
    lastCall += 1;
    const thisCall = lastCall;
    try {
      return await make(endpoint, options);
    } catch (error) {
      // The caller's machine may have been restarted, so an aborted call never settles. Each aborted call has its own
      // promise: a shared promise would keep all callers in memory until the page is closed.
      if (options.signal?.aborted === true) return new Promise<never>(() => {});
      const reason = isFailure(error) ? error : failure('NO_ANSWER', 0);
      if (options.mayBeMissing !== true || reason.status !== 404)
        environment.failed(reason, endpoint, thisCall, lastCall);
      throw reason;
    }
  };
}
