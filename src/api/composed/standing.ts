import type { ResponseOf } from '#contract/endpoint.ts';
import { applicationOrderState } from '#contract/endpoints/card-application-checks.ts';
import { activeCardApplication, checkManageable } from '#contract/endpoints/customers.ts';
import type { FollowedApplication } from '#contract/entities/account-page.ts';
import type { OpenApplication } from '#contract/entities/application-progress.ts';
import type { ActiveCardApplication } from '#contract/entities/card-application.ts';
import { asksManageable } from '#rules/manageable.ts';
import type { Abortable, Composing } from './composing.ts';
import { orMissing, orNone } from './or-none.ts';

/** Whether the account may act for the customer (ACC-06); null if the call fails. */
export async function readManageable(
  { call, configuration }: Composing,
  id: number,
  options: Abortable,
): Promise<boolean | null> {
  if (!asksManageable(await configuration())) return true;
  const found = await orMissing(call(checkManageable, { ...options, params: { id } }));
  return found === null ? null : found.manageable;
}

/** The open application waits for its fee if the order with the fee is not paid yet. Other waits are not told. */
function waitOf(
  applicationId: number,
  found: ResponseOf<typeof applicationOrderState> | null,
): OpenApplication['waitsFor'] {
  const isUnpaid = found?.application?.id === applicationId && found.order?.state.name === 'PENDING';
  return isUnpaid ? 'FEE' : null;
}

/** The stops that the call for the open application tells: fee, production and delivery are not among them. */
const progressOf = ({ created, state }: ActiveCardApplication): FollowedApplication['progress'] => [
  { stop: 'RECEIVED', reached: true, at: created },
  { stop: 'CHECKED', reached: state.name === 'WAITING_TO_BE_PRINTED', at: null },
  { stop: 'ISSUED', reached: false, at: null },
];

/** The customer's open application; null if there is none, or if the call fails. */
export async function readOpenApplication(
  { call }: Composing,
  id: number,
  options: Abortable,
): Promise<FollowedApplication | null> {
  const [open, order] = await Promise.all([
    orMissing(orNone(call(activeCardApplication, { ...options, params: { id }, mayBeMissing: true }))),
    orMissing(call(applicationOrderState, { ...options, query: { originId: id } })),
  ]);
  if (open === null) return null;
  const { id: openId, applicationNumber } = open;
  const waitsFor = waitOf(openId, order);
  return { id: openId, applicationNumber, waitsFor, progress: progressOf(open), branchOffice: null };
}
