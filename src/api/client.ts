import ky, { type KyInstance } from 'ky';
import type { CallEnvironment } from './call-environment.ts';

/** Milliseconds after which a request fails without an answer. */
const answerLimit = 20_000;

function setToken(headers: Headers, { token }: CallEnvironment): void {
  const value = token();
  if (value !== null) headers.set('authorization', `Bearer ${value}`);
}

function setHeaders(headers: Headers, environment: CallEnvironment): void {
  const faults = environment.faults();
  headers.set('accept-language', environment.locale());
  if (faults !== null) headers.set('x-linka-fault', faults);
  setToken(headers, environment);
}

const halfSecond = 500;

/** From our own header, or else from the header that every server sends, which leaves out the part of a second. */
function readServerTime({ headers }: Response, { serverTimeReceived }: CallEnvironment): void {
  const time = Number(headers.get('x-linka-time') ?? Date.parse(headers.get('date') ?? '') + halfSecond);
  if (time > 0) serverTimeReceived(time);
}

/** The token that a request was sent with. */
const tokenOf = ({ headers }: Request): string | undefined => headers.get('authorization')?.replace('Bearer ', '');

/**
 * The HTTP client of all calls. With `context.renewsToken`, a call whose token was refused is repeated one time with a
 * new token (API-03); the server has not executed the refused call. All other retries are made by the machines.
 */
export const createClient = async (environment: CallEnvironment): Promise<KyInstance> =>
  ky.create({
    prefix: await environment.baseUrl(),
    cache: 'no-store',
    timeout: answerLimit,
    throwHttpErrors: false,
    retry: { limit: 1, methods: [] },
    hooks: {
      beforeRequest: [({ request }) => setHeaders(request.headers, environment)],
      beforeRetry: [({ request }) => setToken(request.headers, environment)],
      afterResponse: [
        ({ response }) => readServerTime(response, environment),
        async ({ request, response, options, retryCount }) => {
          const token = tokenOf(request);
          const isRefused = response.status === 401 && options.context['renewsToken'] === true && token !== undefined;
          if (!isRefused || retryCount > 0) return undefined;
          return (await environment.renewToken(token)) ? ky.retry({ delay: 0 }) : undefined;
        },
      ],
    },
  });
