import type { Context } from 'hono';
import { idempotencyKeyPattern } from '#contract/idempotency.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { preferredLocaleOf } from '../i18n/locale-of.ts';
import type { Services } from '../services/services.ts';
import { localDay } from '../time/clock.ts';
import { callerNetwork } from './address.ts';
import type { AppEnv } from './app-env.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { keyOwners, oncePerKey } from './idempotency.ts';
import { readInput } from './read-input.ts';
import type { Input } from './read-input.ts';
import type { Call, Caller, Route } from './route.ts';

type AnyCall = Omit<Call<Route['endpoint']>, 'caller'> & { readonly caller: Caller | undefined };

/** The data of a call besides its input. */
type Serving = Pick<AnyCall, 'caller' | 'confirmAccount' | 'requestId' | 'repeats' | 'rememberDevice'>;

function keyOf(context: Context<AppEnv>, route: Route): string | undefined {
  const key = route.endpoint.creates === true ? context.req.header('idempotency-key') : undefined;
  if (key !== undefined && !idempotencyKeyPattern.test(key)) {
    throw new ApiError('VALIDATION_ERROR', { errors: ['Idempotency-Key: is 1 to 200 letters, digits or . : _ -'] });
  }
  return key;
}

/** Runs the handler. The route's schemas have parsed the call, so it has the type that the handler expects. */
const runOn = (database: Database, route: Route, call: AnyCall, prepared?: unknown): Promise<unknown> =>
  route.handler({ ...call, database } as never, prepared as never);

async function runWrite(route: Route, call: AnyCall): Promise<unknown> {
  const { caller, idempotencyKey: key } = call;
  const prepared = await route.prepare?.(call as never);
  return call.services.database.transaction((transaction) => {
    const work = (): Promise<unknown> => runOn(transaction, route, call, prepared);
    const accountId = caller?.accountId ?? keyOwners[route.endpoint.access];
    if (accountId === undefined || key === undefined) return work();
    const request = { params: call.params, body: call.body };
    const keyed = { accountId, key, operation: route.endpoint.name, request };
    return oncePerKey(transaction, keyed, call.now, work, call.repeats);
  });
}

async function callOf(
  context: Context<AppEnv>,
  route: Route,
  services: Services,
  given: Input & Serving,
): Promise<AnyCall> {
  const now = services.clock.now();
  const languages = await services.settings.languages(services.database);
  const requestedLocale = preferredLocaleOf(context.req.header('accept-language'), languages);
  return {
    params: given.params,
    query: given.query,
    body: given.body,
    caller: given.caller,
    confirmAccount: given.confirmAccount,
    database: services.database,
    services,
    now,
    today: localDay(now),
    locale: requestedLocale ?? languages[0],
    requestedLocale,
    requestId: given.requestId,
    address: callerNetwork(context, services.configuration.trustProxy),
    deviceToken: deviceTokenOf(context),
    userAgent: context.req.header('user-agent') ?? null,
    idempotencyKey: keyOf(context, route),
    repeats: given.repeats,
    rememberDevice: given.rememberDevice,
  };
}

const runByMode = (route: Route, call: AnyCall): Promise<unknown> =>
  route.mode === 'write' ? runWrite(route, call) : runOn(call.services.database, route, call);

/** Validates a call and runs it in the route's transaction mode. Returns the answer's body. Throws ApiError. */
export async function runRoute(
  context: Context<AppEnv>,
  route: Route,
  services: Services,
  serving: Serving,
): Promise<unknown> {
  const input = await readInput(context, route.endpoint);
  const call = await callOf(context, route, services, { ...input, ...serving });
  const run = () => runByMode(route, call);
  return route.around === undefined ? run() : route.around(call as never, run);
}
