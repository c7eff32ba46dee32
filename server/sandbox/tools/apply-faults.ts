import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { CallInterceptor, InterceptedCall } from '../../platform/http/call-interceptor.ts';
import { cutConnection } from '../../platform/http/cut-connection.ts';
import { localDay } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { faultsInHeader } from './fault.ts';
import type { Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

/** Sample metadata of errors, so that messages with dates and numbers can be tested. */
function sampleMetadata(clock: Clock): Record<string, string | number> {
  const today = localDay(clock.now());
  return {
    retryAfter: 60,
    maximum: 30,
    cardValidTo: today,
    profileValidFrom: today,
    profileValidTo: today,
    ticketCombinationValidFrom: today,
    ticketValidTo: today,
    reason: 'CARD_APPLICATION_CLOSED',
  };
}

const page = '<!doctype html><html lang="en"><title>Gateway</title><h1>It works!</h1></html>';

type Answer = InterceptedCall['answer'];

/** Answers a call with one injected fault; `answer` serves the call. */
async function applyFault(
  { context, refuse }: InterceptedCall,
  fault: Fault,
  clock: Clock,
  answer: Answer,
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

/**
 * Answers calls with the faults of the fault board and of the request's header. Of several faults, the first one
 * surrounds the others: it is applied to the answer that they give.
 */
export const applyFaults =
  (sandbox: Sandbox): CallInterceptor =>
  async (call) => {
    const { context, endpoint } = call;
    await sandbox.follow();
    const faults = [
      ...faultsInHeader(context.req.header('x-linka-fault'), endpoint.name),
      ...(await sandbox.takeFaults(endpoint.name)),
    ];
    const faulty = faults.reduceRight<Answer>(
      (inner, fault) => () => applyFault(call, fault, sandbox.clock, inner),
      call.answer,
    );
    return faulty();
  };
