import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ErrorBody, errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Answer, Client } from '../http/client.ts';
import { documentedErrors } from './documented-errors.ts';
import { found, shown } from './found.ts';
import type { Found } from './found.ts';
import { originOf, readJson, shownStatus } from './read-answer.ts';
import { shapeOf } from './shape.ts';
import { valueAt } from './value-at.ts';

const isErrorName = (name: unknown): name is ErrorName => typeof name === 'string' && name in errorStatus;

const choice = (names: Iterable<string>): string => [...new Set(names)].join(' or ');

/** The names that were asked for, or all names of the contract that the call may answer with this status. */
function nameOf(
  endpoint: EndpointDefinition,
  json: unknown,
  status: number,
  wanted: readonly ErrorName[],
): readonly Found[] {
  const name = valueAt(json, 'name');
  const documented = [...documentedErrors(endpoint)].filter((one) => errorStatus[one] === status);
  const possible = wanted.length > 0 ? wanted.filter((one) => errorStatus[one] === status) : documented;
  if (isErrorName(name) && possible.includes(name)) return [];
  return [{ where: 'name', expected: choice(possible), got: shown(name) }];
}

/** Reads an answer that must be one of these refusals, with the status and the body of the contract. */
export function readRefusal(
  endpoint: EndpointDefinition,
  answer: Answer,
  client: Client,
  wanted: readonly ErrorName[],
): readonly Found[] {
  const statuses = wanted.map((name) => errorStatus[name]);
  const { status } = answer;
  if (!statuses.some((one) => one === status)) {
    return [
      {
        where: 'status',
        expected: choice(wanted.map((name) => `${String(errorStatus[name])} ${name}`)),
        got: shownStatus(answer),
      },
    ];
  }
  const { findings, json } = readJson(answer);
  if (json === undefined) return findings;
  const code = valueAt(json, 'httpCode');
  return [
    ...originOf(answer, client),
    ...findings,
    ...shapeOf(ErrorBody, json),
    ...(typeof code === 'number' && code !== status ? [found('httpCode', String(status), code)] : []),
    ...nameOf(endpoint, json, status, wanted),
  ];
}
