import { fromPromise } from 'xstate';
import { custodianBody, personBody } from '#common/person-fields/person-body.ts';
import { withoutDataUrlPrefix } from '#common/photo/photo-data.ts';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import type { NewCardApplication } from '#contract/entities/card-application-input.ts';
import { asLine } from '#contract/line.ts';
import { applicationSaveMachine } from '#machines/card-application/application-save/application-save.machine.ts';
import type {
  ApplicationCarrier,
  ApplicationRequest,
  CustomerRequest,
  PlannedCustomer,
  SavedApplication,
} from '#machines/card-application/application-save/application-save.types.ts';
import type { ChosenDelivery } from '#machines/card-application/delivery/delivery.types.ts';
import type { ChosenProfile } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import type { Shop } from '#runtime/shop.ts';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';
import { provideAttachmentUpload } from '../attachments/attachment-upload.actors.ts';
import { provideTokenization } from '../tokenization/tokenization.actors.ts';

const customerBody = (
  { originId, person, photo, photoIsNew, custodian, isicNumber, pin, accountLinkType }: PlannedCustomer,
  flowId: string,
) => ({
  ...personBody(person),
  ...(custodian === null ? {} : custodianBody(custodian)),
  ...(photoIsNew ? { photo: withoutDataUrlPrefix(photo) } : {}),
  gdprTermsApproval: true as const,
  ...(originId === null ? { accountLinkType, flowId } : { originId }),
  ...(isicNumber === '' ? {} : { isicNumber }),
  ...(pin === '' ? {} : { pin }),
});

async function saveCustomer(shop: Shop, { idempotencyKey, flowId, customer }: CustomerRequest, signal: AbortSignal) {
  const { id } = await shop.call(createCustomer, { idempotencyKey, body: customerBody(customer, flowId), signal });
  return id;
}

const profileBody = ({ profile, validFrom, validTo, confirmed }: ChosenProfile, today: string) => ({
  profileId: profile.id,
  validFrom,
  validTo,
  ...(confirmed ? { confirmationChecked: today } : {}),
});

type DeliveryBody = Pick<NewCardApplication, 'recipientAddress' | 'deliveryBranchOfficeId'>;

function deliveryBody(delivery: ChosenDelivery | null): DeliveryBody {
  if (delivery === null) return {};
  if (delivery.type === 'BRANCH') return { deliveryBranchOfficeId: delivery.branch?.id ?? null };
  const { street, streetNumber, city, zip } = delivery.address;
  const recipientAddress = {
    street: asLine(street),
    streetNumber: asLine(streetNumber),
    city: asLine(city),
    zip: asLine(zip),
  };
  return { recipientAddress };
}

function commonBody({ customerId, flowId, draftId, plan }: ApplicationRequest) {
  const { profileOne, profileTwo, marketingConsent, today } = plan;
  return {
    customerId,
    profileOne: profileBody(profileOne, today),
    ...(profileTwo === null ? {} : { profileTwo: profileBody(profileTwo, today) }),
    marketingConsent,
    flowId,
    ...(draftId === null ? {} : { draftId }),
  };
}

type Save = (shop: Shop, request: ApplicationRequest, signal: AbortSignal) => Promise<SavedApplication>;

/** For each carrier, the call that files the application. */
const saves: Readonly<Record<ApplicationCarrier, Save>> = {
  HAULIER_CARD: (shop, request, signal) => {
    const { cardForFree, contactMeIfCardFound, delivery } = request.plan;
    const body = {
      ...commonBody(request),
      carrierType: 'HAULIER_CARD' as const,
      cardForFree,
      contactMeIfCardFound,
      keepPhoto: false,
      ...deliveryBody(delivery),
    };
    return shop.call(createCardApplication, { idempotencyKey: request.idempotencyKey, body, signal });
  },
  VIRTUAL_CARD: (shop, request, signal) =>
    shop.call(createVirtualCardApplication, {
      idempotencyKey: request.idempotencyKey,
      body: commonBody(request),
      signal,
    }),
  BANK_CARD: (shop, request, signal) => {
    const bankCardId = request.plan.bankCard?.id ?? null;
    const body = { ...commonBody(request), ...(bankCardId === null ? {} : { bankCardId }) };
    return shop.call(createBankCardApplication, { idempotencyKey: request.idempotencyKey, body, signal });
  },
};

export const provideApplicationSave = (shop: Shop, files: AttachmentFiles) =>
  applicationSaveMachine.provide({
    actors: {
      saveCustomer: fromPromise<number, CustomerRequest>(({ input, signal }) => saveCustomer(shop, input, signal)),
      saveApplication: fromPromise<SavedApplication, ApplicationRequest>(({ input, signal }) =>
        saves[input.plan.carrierType](shop, input, signal),
      ),
      attachmentUpload: provideAttachmentUpload(shop, files),
      tokenization: provideTokenization(shop),
    },
    actions: { refreshCart: () => shop.tell('cart', { type: 'refresh' }) },
  });
