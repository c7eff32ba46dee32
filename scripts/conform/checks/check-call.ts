import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Found } from '../answers/found.ts';
import { isMissing } from '../back-end.ts';
import type { BackEnd, Caller } from '../back-end.ts';
import type { CallRecord } from '../call-record.ts';
import { isAnswer } from '../http/client.ts';
import type { Answer, Parts } from '../http/client.ts';

/** A call that is being checked. */
export interface Checking {
  readonly backEnd: BackEnd;
  readonly record: CallRecord;
  readonly endpoint: EndpointDefinition;
}

/** Notes that a request got no answer; the call is not asked again. */
export function noteSilence({ record }: Checking, request: string, noAnswer: string): void {
  record.isSilent = true;
  record.add(request, [{ where: 'the answer', expected: 'an answer', got: `none: ${noAnswer}` }]);
}

/** Sends a request; its answer, if it is one that can be read. What is missing is noted. */
export async function ask(checking: Checking, request: string, parts: Parts, as: Caller): Promise<Answer | undefined> {
  const { backEnd, record, endpoint } = checking;
  if (record.isSilent) return undefined;
  const reply = await backEnd.send(endpoint, parts, as);
  if (isMissing(reply)) {
    record.skip(reply.missing);
    return undefined;
  }
  if (isAnswer(reply)) return reply;
  noteSilence(checking, request, reply.noAnswer);
  return undefined;
}

/** Sends a request and checks its answer. */
export async function check(
  checking: Checking,
  request: string,
  parts: Parts,
  as: Caller,
  findings: (answer: Answer) => readonly Found[] | Promise<readonly Found[]>,
): Promise<void> {
  const answer = await ask(checking, request, parts, as);
  if (answer !== undefined) checking.record.add(request, await findings(answer));
}
