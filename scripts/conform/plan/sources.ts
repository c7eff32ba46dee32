import type { EndpointDefinition } from '#contract/endpoint.ts';
import { rowsOf, valueAt } from '../answers/value-at.ts';
import { isMissing, nameOfCall } from '../back-end.ts';
import type { BackEnd, Caller, Missing, Source } from '../back-end.ts';

type Pick = (json: unknown) => unknown;

const ownCaller = ({ access }: EndpointDefinition, as: Caller): Caller => {
  if (access === 'public') return 'nobody';
  return access === 'customer' ? as : access;
};

/** The JSON with which the right call of another endpoint was answered. */
async function jsonOf(backEnd: BackEnd, endpoint: EndpointDefinition, as: Caller): Promise<unknown> {
  const answer = await backEnd.answerOf(endpoint, ownCaller(endpoint, as));
  return isMissing(answer) ? answer : answer.json;
}

const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value of the answer of another call, such as an id. */
export const from =
  (endpoint: EndpointDefinition, pick: Pick): Source =>
  async (backEnd, as) => {
    const json = await jsonOf(backEnd, endpoint, as);
    if (isMissing(json)) return json;
    const value = pick(json);
    const missing: Missing = { missing: `the answer of ${nameOfCall(endpoint)} contains nothing to ask for` };
    return isValue(value) ? value : missing;
  };

/** The first row of a list that has these values. */
export const firstRow = (json: unknown, values: Readonly<Record<string, unknown>> = {}): unknown =>
  rowsOf(json).find((row) => Object.entries(values).every(([path, value]) => valueAt(row, path) === value));

/** A value of the first row of a list. */
export const first =
  (path = 'id', values: Readonly<Record<string, unknown>> = {}): Pick =>
  (json) =>
    valueAt(firstRow(json, values), path);

/** A row of another call's answer, to compare it with the detail. */
export const row =
  (endpoint: EndpointDefinition, pick: Pick = firstRow) =>
  async (backEnd: BackEnd, as: Caller): Promise<unknown> => {
    const json = await jsonOf(backEnd, endpoint, as);
    return isMissing(json) ? undefined : pick(json);
  };

export const fixed =
  (value: string | number | boolean): Source =>
  () =>
    Promise.resolve(value);

export const today: Source = (backEnd) => backEnd.today();

export const credential =
  (part: 'username' | 'password', of: Caller): Source =>
  (backEnd) => {
    const credentials = backEnd.credentialsOf(of);
    return Promise.resolve(isMissing(credentials) ? credentials : credentials[part]);
  };
