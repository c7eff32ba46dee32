import type { Context } from 'hono';
import { randomUUID } from 'node:crypto';
import { errorStatus } from '#contract/error-names.ts';
import { repeatedHeader } from '#contract/idempotency.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import { answerCall } from './answer.ts';
import { apiErrorOf } from './api-error-of.ts';
import type { AppEnv } from './app-env.ts';
import { authenticate } from './authenticate.ts';
import type { Authenticated } from './authenticate.ts';
import type { CallInterceptor } from './call-interceptor.ts';
import { deviceCookie } from './device-cookie.ts';
import { errorBody } from './error-answer.ts';
import { logFailure } from './log-failure.ts';
import type { Route } from './route.ts';
import { runRoute } from './run-route.ts';

/** A call that is being served; `authenticated` is undefined until the caller is authenticated. */
interface Serving {
  readonly context: Context<AppEnv>;
  readonly route: Route;
  readonly services: Services;
  readonly requestId: string;
  authenticated: Authenticated | undefined;
}

const requestIdPattern = /^[\w-]{8,64}$/;

/** The request id that the caller sent, or a new one. */
export function requestIdOf(context: Context): string {
  const given = context.req.header('x-request-id');
  return given !== undefined && requestIdPattern.test(given) ? given : randomUUID();
}

const headersOf = ({ services, requestId }: Pick<Serving, 'services' | 'requestId'>): Record<string, string> => ({
  'x-request-id': requestId,
  'x-linka-time': String(services.clock.now().getTime()),
});

function errorHeaders(error: ApiError): Record<string, string> {
  const retryAfter = error.metadata?.['retryAfter'];
  return {
    ...(error.errorName === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  };
}

/** Answers with an ErrorBody that contains the error's name; the headers contain the request id and the clock's time. */
export function answerError(
  serving: Pick<Serving, 'context' | 'services' | 'requestId'>,
  error: ApiError,
): Promise<Response> {
  const status = errorStatus[error.errorName];
  const headers = { ...errorHeaders(error), ...headersOf(serving) };
  return answerCall(serving.context, status, errorBody(error, serving.requestId), headers);
}

/**
 * The error to answer with: if the account does not accept the caller's token, this refusal instead of the given error.
 */
async function errorToAnswer({ authenticated }: Serving, error: unknown): Promise<unknown> {
  try {
    await authenticated?.confirmUnlessDone();
    return error;
  } catch (refusal) {
    return refusal;
  }
}

async function answer(serving: Serving): Promise<Response> {
  const { context, route, services, requestId } = serving;
  const { endpoint } = route;
  try {
    const authenticated = await authenticate(context, route, services);
    serving.authenticated = authenticated;
    const headers = headersOf(serving);
    const repeats = (): void => {
      headers[repeatedHeader] = 'true';
    };
    const rememberDevice = (token: string): void => {
      headers['set-cookie'] = deviceCookie(token, services.configuration.publicUrl);
    };
    const { caller, confirmAccount } = authenticated;
    const serve = { caller, confirmAccount, requestId, repeats, rememberDevice };
    const body = await runRoute(context, route, services, serve);
    await authenticated.confirmUnlessDone();
    const status = endpoint.response === undefined ? 204 : 200;
    return await answerCall(context, status, status === 204 ? undefined : body, headers, endpoint.file);
  } catch (given) {
    const error = await errorToAnswer(serving, given);
    logFailure(context, services, error, { requestId, operation: endpoint.name });
    return answerError(serving, apiErrorOf(error));
  }
}

/**
 * Serves a call of the contract: authentication, validation, handler, answer, log line.
 * @param intercept may delay, replace or withhold the answer; by default the call is answered at once
 */
export async function serveEndpoint(
  context: Context<AppEnv>,
  route: Route,
  services: Services,
  intercept: CallInterceptor = ({ answer: serve }) => serve(),
): Promise<Response> {
  const begun = performance.now();
  const { logger } = services;
  const serving: Serving = { context, route, services, requestId: requestIdOf(context), authenticated: undefined };
  const response = await intercept({
    context,
    endpoint: route.endpoint,
    answer: () => answer(serving),
    refuse: (error) => answerError(serving, error),
  });
  logger.info(
    {
      requestId: serving.requestId,
      operation: route.endpoint.name,
      status: response.status,
      milliseconds: Math.round(performance.now() - begun),
      accountId: serving.authenticated?.caller?.accountId,
    },
    'call',
  );
  return response;
}
