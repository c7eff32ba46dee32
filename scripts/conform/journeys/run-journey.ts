import { randomUUID } from 'node:crypto';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/error-names.ts';
import { disagreements } from '../answers/disagreements.ts';
import { readJson, readSuccess } from '../answers/read-answer.ts';
import { readRefusal } from '../answers/read-refusal.ts';
import { valueAt } from '../answers/value-at.ts';
import { valuesIn } from '../answers/values.ts';
import { isMissing, nothingToAskFor } from '../back-end.ts';
import type { BackEnd, Caller } from '../back-end.ts';
import { CallRecord } from '../call-record.ts';
import { ask } from '../checks/check-call.ts';
import type { Checking } from '../checks/check-call.ts';
import type { Answer, Parts } from '../http/client.ts';
import { planOf } from '../plan/plan.ts';
import { NotThere } from './step.ts';
import type { Journey, Memory, Step } from './step.ts';

const isOneOf = ({ status }: Answer, names: Step['mayBe'] = []): boolean =>
  names.some((name) => errorStatus[name] === status);

/** Asks for the success of a step; what differs is noted. Bodies that are only our convention are no failures. */
function addSuccess(checking: Checking, step: Step, answer: Answer, memory: Memory): unknown {
  const { backEnd, endpoint, record } = checking;
  const request = step.request ?? 'while writing';
  const { findings, json } = readSuccess(endpoint, answer, backEnd.client);
  const all = [
    ...findings,
    ...(json === undefined || endpoint.response === undefined ? [] : valuesIn(endpoint.response, json)),
    ...(findings.length > 0 ? [] : (step.facts?.(json, memory) ?? [])),
  ];
  const isConvention = planOf(endpoint).convention !== undefined && endpoint.request !== undefined;
  if (isConvention) record.note(request, all);
  record.add(request, isConvention ? [] : all);
  return json;
}

/** The same creating call with the same key creates nothing again, and has the same answer. */
async function checkRepeat(checking: Checking, as: Caller, parts: Parts, first: unknown): Promise<void> {
  const { backEnd, endpoint, record } = checking;
  const request = 'again, with the same Idempotency-Key';
  const answer = await ask(checking, request, parts, as);
  if (answer === undefined) return;
  const { findings, json } = readSuccess(endpoint, answer, backEnd.client);
  record.add(request, findings.length > 0 ? findings : disagreements(json, first));
}

/** Another creating call must not use the same key. */
async function checkReuse(checking: Checking, step: Step, parts: Parts, memory: Memory): Promise<void> {
  if (step.otherBody === undefined) return;
  const { backEnd, endpoint, record } = checking;
  const request = 'with another body, with the same Idempotency-Key';
  const answer = await ask(checking, request, { ...parts, body: step.otherBody(memory) }, step.as);
  if (answer !== undefined)
    record.add(request, readRefusal(endpoint, answer, backEnd.client, ['IDEMPOTENCY_KEY_REUSED']));
}

async function makeStep(checking: Checking, step: Step, memory: Memory): Promise<void> {
  const { backEnd, endpoint, record } = checking;
  const headers = endpoint.creates === true ? { 'idempotency-key': randomUUID() } : {};
  const parts = { ...(await step.parts?.(memory)), headers };
  const request = step.request ?? 'while writing';
  const answer = await ask(checking, request, parts, step.as);
  if (answer === undefined) return;
  if (step.refusals !== undefined) {
    record.add(request, readRefusal(endpoint, answer, backEnd.client, step.refusals));
    return;
  }
  if (isOneOf(answer, step.mayBe)) {
    record.add(request, readRefusal(endpoint, answer, backEnd.client, step.mayBe ?? []));
    record.skip(`${request}, the answer is ${String(valueAt(readJson(answer).json, 'name'))}, which may be right`);
    return;
  }
  record.unchecked.delete(nothingToAskFor);
  const json = addSuccess(checking, step, answer, memory);
  if (json !== undefined && step.keep !== undefined) memory.keep(step.keep, json);
  if (json === undefined || endpoint.creates !== true) return;
  await checkRepeat(checking, step.as, parts, json);
  await checkReuse(checking, step, parts, memory);
}

/** Makes the calls of a journey one after the other, also if some of them fail: the later ones clean up. */
export async function runJourney(
  { needs, steps }: Journey,
  backEnd: BackEnd,
  memory: Memory,
  records: readonly CallRecord[],
): Promise<void> {
  // A call that was not chosen is made, since others need it, but it is not reported.
  const recordOf = (endpoint: EndpointDefinition): CallRecord =>
    records.find((record) => record.endpoint.name === endpoint.name) ?? new CallRecord(endpoint);
  const tokens = await Promise.all(needs.map((caller) => backEnd.admissionOf(caller)));
  const lacking = tokens.find(isMissing);
  for (const step of steps) {
    const record = recordOf(step.call);
    if (lacking !== undefined) {
      record.skip(lacking.missing);
      continue;
    }
    try {
      await makeStep({ backEnd, record, endpoint: step.call }, step, memory);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      record.skip(`the call that changes something: ${error.message}`);
    }
  }
}
