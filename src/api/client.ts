import ky, { type KyInstance } from 'ky';
import type { CallSurroundings } from './call-surroundings.ts';

/** Milliseconds after which an answer is not waited for any more. */
const answerLimit = 20_000;

function setToken(headers: Headers, { token }: CallSurroundings): void {
  const value = token();
  if (value !== null) headers.set('authorization', `Bearer ${value}`);
}

function setHeaders(headers: Headers, surroundings: CallSurroundings): void {
  const faults = surroundings.faults();
  headers.set('accept-language', surroundings.locale());
  if (faults !== null) headers.set('x-linka-fault', faults);
  setToken(headers, surroundings);
}

function hearTime({ headers }: Response, { heardTime }: CallSurroundings): void {
  const time = Number(headers.get('x-linka-time'));
  if (time > 0) heardTime(time);
}

/** The token that a request was sent with. */
const tokenOf = ({ headers }: Request): string | undefined => headers.get('authorization')?.replace('Bearer ', '');

/**
 * The HTTP client of all calls. `context.renews` says of a call that a refused token is renewed for it (API-03): the call
 * was not made then, and is made once more with the new token. Nothing else is repeated here: the machines repeat.
 */
export const createClient = (surroundings: CallSurroundings): KyInstance =>
  ky.create({
    prefix: surroundings.baseUrl,
    cache: 'no-store',
    timeout: answerLimit,
    throwHttpErrors: false,
    retry: { limit: 1, methods: [] },
    hooks: {
      beforeRequest: [({ request }) => setHeaders(request.headers, surroundings)],
      beforeRetry: [({ request }) => setToken(request.headers, surroundings)],
      afterResponse: [
        ({ response }) => hearTime(response, surroundings),
        async ({ request, response, options, retryCount }) => {
          const token = tokenOf(request);
          const isRefused = response.status === 401 && options.context['renews'] === true && token !== undefined;
          if (!isRefused || retryCount > 0) return undefined;
          return (await surroundings.renewed(token)) ? ky.retry({ delay: 0 }) : undefined;
        },
      ],
    },
  });
