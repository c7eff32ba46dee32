import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { CreatedCardApplication } from '#contract/entities/card-application-input.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { addItem } from '../../purchase/cart/add-item.ts';
import { cardIssueFee, feeItem } from '../../purchase/cart/fee-item.ts';
import { lockCart } from '../../purchase/cart/lock-cart.ts';
import { deleteDraft } from '../drafts/delete-draft.ts';
import { readApplicant } from './applicant.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';
import { readBankCardEnd, refuseDelivery } from './check-handover.ts';
import { checkProfiles } from './check-profiles.ts';
import { askIsicRegister, refuseIsic } from './confirm-isic.ts';
import type { IsicVerdict } from './confirm-isic.ts';
import { findCountingFee } from './counting-fee.ts';
import { goOnByItself } from './go-on-by-itself.ts';
import { insertApplication } from './insert-application.ts';
import { refuseApplication } from './refuse-application.ts';

const costsFee = ({ carrierType, cardForFree }: ApplicationRequest): boolean =>
  carrierType === 'HAULIER_CARD' && !cardForFree;

async function file(
  call: FilingCall,
  request: ApplicationRequest,
  verdict: IsicVerdict | null,
): Promise<CreatedCardApplication> {
  const { database, caller, now } = call;
  const { customerId } = request;
  await authoriseCustomer(database, caller, customerId);
  // Customers before accounts, as by all who need both.
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
  const isVirtual = request.carrierType === 'VIRTUAL_CARD';
  return { ...created, issued: isVirtual && (await goOnByItself(call, applicant, created, profiles)) };
}

/**
 * Files an application for a customer of the account in one transaction, with its fee if it has one: all of it or nothing.
 * The same key files it once. Throws ApiError.
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
    const work = () => file({ ...call, database: transaction }, request, verdict);
    // Whether the draft was saved in the meantime does not make another application.
    const { draftId: _, ...filed } = body;
    const asked = { params: undefined, body: filed };
    const keyed = key === undefined ? null : { accountId: caller.accountId, key, operation: name, request: asked };
    const answer = keyed === null ? await work() : await oncePerKey(transaction, keyed, now, work, call.repeats);
    // Also if the answer is repeated: the wizard has kept its draft again when the first one was lost.
    await deleteDraft(transaction, caller, request.draftId);
    return v.parse(CreatedCardApplication, answer);
  });
  if (created.issued) services.wakeOutbox();
  return created;
}
