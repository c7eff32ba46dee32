import { isRegisteredBankCard } from '#rules/bank-card.ts';
import { mayBeFree, possibleDeliveries } from '#rules/card-delivery.ts';
import { bankCardTypes } from '#rules/card-types.ts';
import { isKept } from '../../accounts/customers/active-card.ts';
import { refuseUnsoundAddress } from '../../accounts/customers/refuse-unsound-texts.ts';
import { and, eq, inArray } from '../../platform/db/orm.ts';
import { branchOffices, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';

async function isHandedOverAt({ database }: FilingCall, branchOfficeId: number): Promise<boolean> {
  const delivering = and(eq(branchOffices.id, branchOfficeId), branchOffices.cardDeliveryAllowed);
  return (await database.$count(branchOffices, delivering)) > 0;
}

/**
 * Refuses a delivery of a chip card if the page does not offer this delivery (DEL-01). Throws ApiError
 * CARD_APPLICATION_NOT_ALLOWED, DELIVERY_NOT_ALLOWED, VALIDATION_ERROR.
 */
export async function refuseDelivery(call: FilingCall, request: ApplicationRequest): Promise<void> {
  const { carrierType, cardForFree, deliveryBranchOfficeId, recipientAddress } = request;
  const flags = await call.services.settings.systemConfiguration(call.database);
  if (cardForFree && !mayBeFree(carrierType, flags.isAllowedFreeCardApplication))
    throw new ApiError('CARD_APPLICATION_NOT_ALLOWED');
  const possible = possibleDeliveries({ carrierType, cardForFree, postAllowed: flags.cardDeliveryByPostAllowed });
  if (recipientAddress !== null && !possible.includes('POST_OFFICE')) throw new ApiError('DELIVERY_NOT_ALLOWED');
  if (recipientAddress !== null) refuseUnsoundAddress(recipientAddress, 'recipientAddress.');
  if (deliveryBranchOfficeId !== null && !(await isHandedOverAt(call, deliveryBranchOfficeId)))
    throw new ApiError('DELIVERY_NOT_ALLOWED');
}

/**
 * The last day of the registered bank card that becomes the carrier; null for another carrier, or for a card that is
 * registered later. Throws ApiError INVALID_CUSTOMER_CARD if the bank card is not registered any more, never existed, or
 * is another person's. All these cases have the same error, so that nobody learns which cards others have.
 */
export async function readBankCardEnd(
  { database, today }: FilingCall,
  { bankCardId, customerId }: ApplicationRequest,
): Promise<string | null> {
  if (bankCardId === null) return null;
  const [card] = await database
    .select({ state: customerCards.state, validTo: customerCards.validTo })
    .from(customerCards)
    .where(
      and(
        eq(customerCards.id, bankCardId),
        eq(customerCards.customerId, customerId),
        inArray(customerCards.customerCardType, [...bankCardTypes]),
        isKept(),
      ),
    );
  if (card === undefined || !isRegisteredBankCard(card, today)) throw new ApiError('INVALID_CUSTOMER_CARD');
  return card.validTo;
}
