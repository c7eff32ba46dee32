import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { ApiError } from '../errors/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cutConnection } from '../http/cut-connection.ts';
import { localDay } from '../time/clock.ts';
import type { Clock } from '../time/clock.ts';
import { faultsInHeader } from './fault.ts';
import type { Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

/** Metadata as the error's own handler would give it, so that messages with dates can be seen. */
function sampleMetadata(clock: Clock): Record<string, string | number> {
  const today = localDay(clock.now());
  return {
    retryAfter: 60,
    cardValidTo: today,
    profileValidFrom: today,
    profileValidTo: today,
    ticketCombinationValidFrom: today,
    ticketValidTo: today,
  };
}

const page = '<!doctype html><html lang="en"><title>Gateway</title><h1>It works!</h1></html>';

type Answer = () => Promise<Response>;

async function misbehave(
  context: Context<AppEnv>,
  fault: Fault,
  clock: Clock,
  answer: Answer,
  refuse: (error: ApiError) => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'slow':
      await delay(fault.milliseconds);
      return answer();
    case 'no-answer-before':
      return cutConnection(context);
    case 'no-answer-after':
      await answer();
      return cutConnection(context);
    case 'error500':
      return refuse(new ApiError('INTERNAL_ERROR'));
    case 'html':
      return context.html(page);
    case 'error':
      return refuse(new ApiError(fault.name, { metadata: sampleMetadata(clock) }));
  }
}

/** Serves a call with the faults that the board and the request's header ask for; several work one inside another. */
export async function applyFaults(
  context: Context<AppEnv>,
  sandbox: Sandbox,
  endpoint: EndpointDefinition,
  answer: Answer,
  refuse: (error: ApiError) => Promise<Response>,
): Promise<Response> {
  await sandbox.follow();
  const faults = [
    ...faultsInHeader(context.req.header('x-linka-fault'), endpoint.name),
    ...(await sandbox.takeFaults(endpoint.name)),
  ];
  const misbehaving = faults.reduceRight<Answer>(
    (inner, fault) => () => misbehave(context, fault, sandbox.clock, inner, refuse),
    answer,
  );
  return misbehaving();
}
