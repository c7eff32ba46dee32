import pLimit from 'p-limit';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { sandboxAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { BackEnd, callerOf, isMissing, nameOfCall } from './back-end.ts';
import { CallRecord } from './call-record.ts';
import { CannotRun } from './cannot-run.ts';
import type { Checking } from './checks/check-call.ts';
import { checkExtensions } from './checks/extensions.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkList } from './checks/lists.ts';
import { checkOrigin } from './checks/origins.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkRightCall } from './checks/right-call.ts';
import { createClient, isAnswer } from './http/client.ts';
import type { ClientOptions } from './http/client.ts';
import { runJourneys } from './journeys/run-journeys.ts';
import { isReading, planOf, specifiedCalls } from './plan/plan.ts';

export interface ConformOptions extends ClientOptions {
  /** Undefined: the demo accounts of the reference server's sandbox, if the back end is one. */
  readonly accounts: Accounts | undefined;
  /** Calls that create, change and delete are made too. */
  readonly write: boolean;
  /** Only the call with this method and path is checked, or else the calls that contain this text. */
  readonly only: string;
}

export interface Report {
  readonly base: string;
  readonly write: boolean;
  readonly records: readonly CallRecord[];
}

/** How many calls are checked at the same time: a back end that answers slowly is waited for, but not flooded. */
const atOnce = 4;

async function checkReading(checking: Checking): Promise<void> {
  const { backEnd, endpoint } = checking;
  const plan = planOf(endpoint);
  if (!(await checkRightCall(checking, plan))) return;
  await checkList(checking, plan);
  await checkLanguages(checking, plan);
  if (endpoint.name !== systemConfigurations.name) return;
  const answer = await backEnd.answerOf(endpoint, callerOf(endpoint));
  if (!isMissing(answer)) await checkExtensions(checking, answer.json);
}

async function checkWithoutChange(checking: Checking): Promise<void> {
  const { endpoint, record } = checking;
  const { neverMade } = planOf(endpoint);
  if (isReading(endpoint)) await checkReading(checking);
  else if (neverMade !== undefined) record.skip(`the right call, because ${neverMade}`);
  await checkRefusals(checking, planOf(endpoint));
  await checkOrigin(checking);
}

/** The call with this method and path, or else all calls that contain the text. */
function chosenBy(only: string): readonly EndpointDefinition[] {
  const call = specifiedCalls.filter((endpoint) => nameOfCall(endpoint) === only);
  if (call.length > 0) return call;
  return specifiedCalls.filter((endpoint) => nameOfCall(endpoint).toLowerCase().includes(only.toLowerCase()));
}

/** Checks a back end against the contract. Throws {@link CannotRun} if it does not answer at all. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { base, write, only } = options;
  const client = createClient(options);
  const chosen = chosenBy(only);
  if (chosen.length === 0) throw new CannotRun(`No specified call contains "${only}".`);
  const reply = await client.call(systemConfigurations, {});
  if (!isAnswer(reply)) throw new CannotRun(`${base} does not answer: ${reply.noAnswer}.`);
  const backEnd = new BackEnd(client, options.accounts ?? (await sandboxAccounts(client)), planOf);
  const records = chosen.map((endpoint) => new CallRecord(endpoint));
  const limited = pLimit(atOnce);
  await Promise.all(
    records.map((record) => limited(() => checkWithoutChange({ backEnd, record, endpoint: record.endpoint }))),
  );
  if (write) await runJourneys(backEnd, options.origin ?? base, records);
  return { base, write, records };
}
