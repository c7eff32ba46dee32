import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { CreatedCardApplication } from '#contract/entities/card-application-input.ts';
import { carriers } from '#rules/carriers.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { lockFlow } from '../../accounts/customers/customer-of-flow.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { addItem } from '../../purchase/cart/add-item.ts';
import { cardIssueFee, feeItem } from '../../purchase/cart/fee-item.ts';
import { lockCart } from '../../purchase/cart/lock-cart.ts';
import { deleteFiledDrafts } from '../drafts/delete-draft.ts';
import { readApplicant } from './applicant.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';
import { readBankCardEnd, refuseDelivery } from './check-handover.ts';
import { checkProfiles } from './check-profiles.ts';
import { askIsicRegister, refuseIsic } from './confirm-isic.ts';
import type { IsicVerdict } from './confirm-isic.ts';
import { findCountingFee } from './counting-fee.ts';
import { doAutomaticSteps } from './do-automatic-steps.ts';
import { insertApplication } from './insert-application.ts';
import { refuseApplication } from './refuse-application.ts';

const costsFee = ({ carrierType, cardForFree }: ApplicationRequest): boolean =>
  carriers[carrierType].hasFee && !cardForFree;

async function file(
  call: FilingCall,
  request: ApplicationRequest,
  verdict: IsicVerdict | null,
): Promise<CreatedCardApplication> {
  const { database, caller, now } = call;
  const { customerId } = request;
  await authoriseCustomer(database, caller, customerId);
  // Customers are locked before accounts, as in all transactions that lock both.
  await lockCustomers(database, [customerId]);
  await lockCart(database, caller.accountId, now);
  const applicant = await readApplicant(database, caller, customerId);
  await refuseApplication(call, applicant, request.carrierType);
  const cardValidTo = await readBankCardEnd(call, request);
  const { rows, profiles, isicProfiles } = await checkProfiles(call, applicant, request, cardValidTo);
  if (!applicant.hasPhoto) throw new ApiError('PHOTO_REQUIRED');
  refuseIsic(applicant, isicProfiles, verdict);
  await refuseDelivery(call, request);
  const feeOfId = costsFee(request) ? await findCountingFee(database, customerId) : null;
  const fee = costsFee(request) && feeOfId === null ? await cardIssueFee(database) : null;
  const isicNumber = isicProfiles === 0 ? null : applicant.isicNumber;
  const filed = { ...request, feeOfId, isicNumber, price: fee?.price ?? 0 };
  const created = await insertApplication(call, applicant, filed, rows);
  if (fee !== null) await addItem(call, feeItem(fee, { applicationId: created.id, customerId }), 'FEE_ALREADY_IN_CART');
  const { isIssuedAtOnce } = carriers[request.carrierType];
  return { ...created, issued: isIssuedAtOnce && (await doAutomaticSteps(call, applicant, created, profiles)) };
}

/**
 * Files an application for a customer of the account, with its fee if it has one, in one transaction. Calls with the
 * same key file it only one time. Throws ApiError.
 */
export async function fileApplication(
  call: FilingCall,
  { name }: EndpointDefinition,
  body: { readonly draftId?: unknown },
  request: ApplicationRequest,
): Promise<CreatedCardApplication> {
  const { services, caller, now, idempotencyKey: key } = call;
  const verdict = await askIsicRegister(call, request);
  const created = await services.database.transaction(async (transaction) => {
    if (request.flowId !== null) await lockFlow(transaction, request.flowId);
    const work = () => file({ ...call, database: transaction }, request, verdict);
    // The draft is not compared with the earlier call: a repeated call files the same application, even if the draft was
    // saved meanwhile.
    const { draftId: _, ...filed } = body;
    const asked = { params: undefined, body: filed };
    const keyed = key === undefined ? null : { accountId: caller.accountId, key, operation: name, request: asked };
    const answer = keyed === null ? await work() : await oncePerKey(transaction, keyed, now, work, call.repeats);
    // The draft is also deleted if the call is repeated, because the wizard saves its draft again when it gets no
    // answer.
    await deleteFiledDrafts(transaction, caller, request);
    return v.parse(CreatedCardApplication, answer);
  });
  if (created.issued) services.wakeOutbox();
  return created;
}
