import { errorStatus } from '#contract/error-names.ts';
import { disagreements } from '../answers/disagreements.ts';
import type { Found } from '../answers/found.ts';
import { readJson } from '../answers/read-answer.ts';
import { readRefusal } from '../answers/read-refusal.ts';
import { shapeOf } from '../answers/shape.ts';
import { valueAt } from '../answers/value-at.ts';
import { valuesIn } from '../answers/values.ts';
import { callerOf, isMissing } from '../back-end.ts';
import type { RightAnswer } from '../back-end.ts';
import { isAnswer } from '../http/client.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { noteSilence } from './check-call.ts';
import type { Checking } from './check-call.ts';

/** Adds what differs; of a body that is only our convention, the shape is a note. */
function addShape({ record }: Checking, { findings, json }: RightAnswer, { convention }: CallPlan): void {
  if (convention === undefined || json === undefined) {
    record.add('', findings);
    return;
  }
  const specified = convention.specified === undefined ? [] : shapeOf(convention.specified, json);
  const isShape = ({ where }: Found): boolean => !where.startsWith('header ') && where !== 'status';
  record.add('', [...findings.filter((one) => !isShape(one)), ...specified]);
  record.note(
    '',
    findings.filter((one) => isShape(one) && specified.every(({ where }) => where !== one.where)),
  );
}

/** Whether the answer is an error that a right back end may answer, since it depends on its data. */
const mayRefuse = ({ reply }: RightAnswer, { mayBe = [] }: CallPlan): boolean =>
  isAnswer(reply) && mayBe.some((name) => errorStatus[name] === reply.status);

/** Makes the right call and checks its answer. Returns whether there is an answer to make other checks with. */
export async function checkRightCall(checking: Checking, plan: CallPlan): Promise<boolean> {
  const { backEnd, record, endpoint } = checking;
  const as = callerOf(endpoint);
  const answer = await backEnd.answerOf(endpoint, as);
  if (isMissing(answer)) {
    record.skip(answer.missing);
    return false;
  }
  const { reply, json } = answer;
  if (!isAnswer(reply)) {
    noteSilence(checking, '', reply.noAnswer);
    return false;
  }
  if (mayRefuse(answer, plan)) {
    record.add('', readRefusal(endpoint, reply, backEnd.client, plan.mayBe ?? []));
    record.skip(`the answer is ${String(valueAt(readJson(reply).json, 'name'))}, which may be right`);
    return false;
  }
  addShape(checking, answer, plan);
  if (json === undefined) return false;
  if (endpoint.response !== undefined) record.add('', valuesIn(endpoint.response, json));
  if (plan.facts !== undefined) record.add('', await plan.facts(json, backEnd));
  const same = await plan.sameAs?.(backEnd, as);
  if (same !== undefined) record.add('', disagreements(json, same));
  return true;
}
