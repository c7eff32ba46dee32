import type * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { readRefusal } from '../answers/read-refusal.ts';
import { accepts, entriesIn } from '../answers/schema-parts.ts';
import { callerOf, isMissing } from '../back-end.ts';
import type { Caller } from '../back-end.ts';
import type { Parts } from '../http/client.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { isReading } from '../plan/plan.ts';
import { check } from './check-call.ts';
import type { Checking } from './check-call.ts';

/** The highest id: nothing has it. */
const unknownId = 2_147_483_647;

type Names = readonly [ErrorName, ...ErrorName[]];

const refuse = (checking: Checking, request: string, parts: Parts, as: Caller, names: Names): Promise<void> =>
  check(checking, request, parts, as, (answer) =>
    readRefusal(checking.endpoint, answer, checking.backEnd.client, names),
  );

/** Texts that a parameter must refuse: one of another form, and one of the right form that is out of range. */
function wrongFor(schema: v.GenericSchema): readonly string[] {
  const numbers = accepts(schema, '5') ? ['1000', '-1'] : [];
  const days = accepts(schema, '2026-02-28') ? ['2026-02-31'] : [];
  return ['x', ...numbers, ...days, 'x'.repeat(500), ''].filter((text) => !accepts(schema, text)).slice(0, 2);
}

/** The parameters of the path, all unknown to the back end, but each in its right form. */
function unknownParams({ params }: EndpointDefinition): Record<string, string> {
  const ids = entriesIn(params).map(
    ([name, schema]) => [name, accepts(schema, String(unknownId)) ? String(unknownId) : 'FFFFFFFF'] as const,
  );
  return Object.fromEntries(ids);
}

const hasNumericId = ({ params }: EndpointDefinition): boolean =>
  entriesIn(params).some(([name, schema]) => name === 'id' && !accepts(schema, 'x'));

/** A body that cannot change anything. */
const emptyBody = ({ request, multipart }: EndpointDefinition): Parts => {
  if (request === undefined) return {};
  return multipart === undefined ? { text: '{}' } : { form: new FormData() };
};

/** Refuses callers who may not call. The body is empty and the id unknown, so that nothing can change. */
async function checkAccess(checking: Checking): Promise<void> {
  const { backEnd, endpoint } = checking;
  const { access } = endpoint;
  if (access === 'public') return;
  const right = isReading(endpoint) ? await backEnd.partsOf(endpoint, callerOf(endpoint)) : undefined;
  const known = right === undefined || isMissing(right) ? {} : right;
  const parts: Parts = { ...emptyBody(endpoint), params: unknownParams(endpoint), ...known };
  const isSwitchedOff = access === 'mapPhone' && backEnd.accounts.mapPhoneToken === undefined;
  const names: Names = isSwitchedOff ? ['UNAUTHENTICATED', 'FORBIDDEN'] : ['UNAUTHENTICATED'];
  await refuse(checking, 'without a token', parts, 'nobody', names);
  await refuse(checking, 'with a wrong token', parts, 'stranger', names);
  if (access === 'mapPhone') {
    const headers = { 'map-phone-auth-token': 'wrong' };
    await refuse(checking, 'with a wrong token of the application', { ...parts, headers }, 'nobody', names);
  }
  if (access === 'operator') await refuse(checking, "with a customer's token", parts, 'customer', ['FORBIDDEN']);
  if (access === 'system') await refuse(checking, "with a customer's token", parts, 'customer', ['UNAUTHENTICATED']);
}

async function checkIds(checking: Checking, plan: CallPlan): Promise<void> {
  const { backEnd, endpoint } = checking;
  if (!hasNumericId(endpoint)) return;
  const as = callerOf(endpoint);
  const right = isReading(endpoint) ? await backEnd.partsOf(endpoint, as) : undefined;
  const query = right === undefined || isMissing(right) ? {} : (right.query ?? {});
  const params = unknownParams(endpoint);
  const isComplete = endpoint.request === undefined || plan.sample !== undefined;
  const body = plan.sample === undefined ? {} : { body: plan.sample };
  if (isComplete && plan.acceptsUnknownId === undefined)
    await refuse(checking, 'with an unknown id', { params, query, ...body }, as, ['NOT_FOUND']);
  const wrong = { ...emptyBody(endpoint), params: { ...params, id: 'x' }, query };
  await refuse(checking, 'with an id that is no number', wrong, as, ['VALIDATION_ERROR', 'NOT_FOUND']);
}

/** Another account's id is as unknown as an id that nothing has. */
async function checkOthersIds(checking: Checking): Promise<void> {
  const { backEnd, endpoint } = checking;
  if (endpoint.access !== 'customer' || endpoint.method !== 'GET' || !hasNumericId(endpoint)) return;
  const [own, others] = [await backEnd.partsOf(endpoint, 'customer'), await backEnd.partsOf(endpoint, 'parent')];
  if (isMissing(own) || isMissing(others) || own.params?.['id'] === others.params?.['id']) return;
  await refuse(checking, "with another account's id", { ...own, params: others.params ?? {} }, 'customer', [
    'NOT_FOUND',
    'FORBIDDEN',
  ]);
}

async function checkQueries(checking: Checking): Promise<void> {
  const { backEnd, endpoint } = checking;
  if (endpoint.method !== 'GET') return;
  const right = await backEnd.partsOf(endpoint, callerOf(endpoint));
  if (isMissing(right)) return;
  for (const [name, schema] of entriesIn(endpoint.query)) {
    for (const wrong of wrongFor(schema)) {
      const query = { ...right.query, [name]: wrong };
      const request = `with ${name}=${wrong.slice(0, 20)}`;
      await refuse(checking, request, { ...right, query }, callerOf(endpoint), ['VALIDATION_ERROR']);
    }
  }
  for (const name of Object.keys(right.query ?? {})) {
    const { [name]: _, ...query } = right.query ?? {};
    if (endpoint.query === undefined || accepts(endpoint.query, textsOf(query))) continue;
    await refuse(checking, `without ${name}`, { ...right, query }, callerOf(endpoint), ['VALIDATION_ERROR']);
  }
}

const textsOf = (query: NonNullable<Parts['query']>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Refuses bodies that are no bodies of the call. Where the id is unknown too, either refusal is right. */
async function checkBodies(checking: Checking): Promise<void> {
  const { endpoint } = checking;
  const { request, multipart } = endpoint;
  if (request === undefined) return;
  const as = callerOf(endpoint);
  const params = unknownParams(endpoint);
  const names: Names = hasNumericId(endpoint) ? ['VALIDATION_ERROR', 'NOT_FOUND'] : ['VALIDATION_ERROR'];
  if (multipart !== undefined) {
    const wrong: Names = ['UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR', 'NOT_FOUND'];
    await refuse(checking, 'with JSON in place of a form', { params, text: '{}' }, as, wrong);
    return;
  }
  await refuse(checking, 'with a body that is no JSON', { params, text: '{' }, as, names);
  await refuse(checking, 'with a list as body', { params, text: '[]' }, as, names);
  if (!accepts(request, {})) await refuse(checking, 'with an empty object as body', { params, text: '{}' }, as, names);
}

async function checkWrongCalls(checking: Checking, { wrong = [] }: CallPlan): Promise<void> {
  const { backEnd, endpoint, record } = checking;
  for (const { request, parts, refusals } of wrong) {
    const given = typeof parts === 'function' ? parts(backEnd) : parts;
    if (isMissing(given)) record.skip(given.missing);
    else await refuse(checking, request, given, callerOf(endpoint), refusals);
  }
}

/** Makes the wrong calls that every back end refuses, and that cannot change anything. */
export async function checkRefusals(checking: Checking, plan: CallPlan): Promise<void> {
  await checkAccess(checking);
  await checkIds(checking, plan);
  await checkOthersIds(checking);
  await checkQueries(checking);
  await checkBodies(checking);
  await checkWrongCalls(checking, plan);
}
