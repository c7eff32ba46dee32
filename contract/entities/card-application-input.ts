import * as v from 'valibot';
import { ours } from '../ours.ts';
import { Id, IsoDate, requiredLine } from '../values.ts';

/** A requested profile; `confirmationChecked` is the day on which the applicant confirmed to be entitled to it. */
export const RequestedProfile = v.object({
  profileId: Id,
  validFrom: IsoDate,
  validTo: v.nullable(IsoDate),
  confirmationChecked: v.optional(v.nullable(IsoDate)),
});
export type RequestedProfile = v.InferOutput<typeof RequestedProfile>;

/** The address to which the card is posted; all fields are required (DEL-01). */
export const RecipientAddress = v.object({
  street: requiredLine(50),
  streetNumber: requiredLine(15),
  city: requiredLine(50),
  zip: requiredLine(6),
});
export type RecipientAddress = v.InferOutput<typeof RecipientAddress>;

const common = {
  customerId: Id,
  profileOne: RequestedProfile,
  profileTwo: v.optional(v.nullable(RequestedProfile)),
  marketingConsent: v.boolean(),
  /** The wizard that files the application (ours). Its draft is deleted with the filing, and is not saved any more. */
  flowId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The draft from which the application is filed; it is deleted with the filing. */
  draftId: v.optional(v.nullable(Id)),
};

/** An application for a chip card, which is collected at a branch office or posted to an address. */
export const NewCardApplication = v.pipe(
  v.object({
    ...common,
    carrierType: v.literal('HAULIER_CARD'),
    contactMeIfCardFound: v.boolean(),
    keepPhoto: v.boolean(),
    cardForFree: v.boolean(),
    recipientAddress: v.optional(v.nullable(RecipientAddress)),
    deliveryBranchOfficeId: v.optional(v.nullable(Id)),
  }),
  v.forward(
    v.check(
      ({ recipientAddress = null, deliveryBranchOfficeId = null }) =>
        (recipientAddress === null) !== (deliveryBranchOfficeId === null),
      'is given instead of a recipient address, and one of them is needed',
    ),
    ['deliveryBranchOfficeId'],
  ),
);
export type NewCardApplication = v.InferOutput<typeof NewCardApplication>;

/** An application for a card in a mobile phone. */
export const NewVirtualCardApplication = v.object(common);
export type NewVirtualCardApplication = v.InferOutput<typeof NewVirtualCardApplication>;

/** An application for a bank card as carrier. Without `bankCardId`, a new bank card is registered afterwards. */
export const NewBankCardApplication = v.object({ ...common, bankCardId: v.optional(v.nullable(Id)) });
export type NewBankCardApplication = v.InferOutput<typeof NewBankCardApplication>;

/** The data of an application that has just been filed. */
export const CreatedCardApplication = v.object({
  id: Id,
  /** Null = not told. */
  applicationNumber: ours(v.nullable(v.string()), null),
  /** The card exists already (WIZ-10). */
  issued: ours(v.boolean(), false),
});
export type CreatedCardApplication = v.InferOutput<typeof CreatedCardApplication>;
