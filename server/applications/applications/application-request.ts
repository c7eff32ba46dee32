import type {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import type { RecipientAddress, RequestedProfile } from '#contract/entities/card-application-input.ts';
import type { ApplicationCarrier } from '#contract/enumerations.ts';
import type { Call } from '../../platform/http/route.ts';

export type FilingCall = Pick<
  Call<typeof createCardApplication | typeof createVirtualCardApplication | typeof createBankCardApplication>,
  'database' | 'caller' | 'services' | 'now' | 'today' | 'locale' | 'idempotencyKey' | 'repeats'
>;

/** An application for any kind of card, as it is submitted. */
export interface ApplicationRequest {
  readonly carrierType: ApplicationCarrier;
  readonly customerId: number;
  /** Profile one, and profile two if there is one. */
  readonly profiles: readonly RequestedProfile[];
  readonly marketingConsent: boolean;
  /** The wizard that files the application; null if the caller is no wizard. */
  readonly flowId: string | null;
  /** The draft from which the application was submitted; null if there is none. */
  readonly draftId: number | null;
  readonly contactMeIfCardFound: boolean;
  readonly keepPhoto: boolean;
  readonly cardForFree: boolean;
  readonly recipientAddress: RecipientAddress | null;
  readonly deliveryBranchOfficeId: number | null;
  /** A registered bank card; null for other cards, and for a bank card that is registered later. */
  readonly bankCardId: number | null;
}

/** The values for cards without a physical handover: such a card cannot be lost and found, and it costs nothing. */
export const notHandedOver = {
  contactMeIfCardFound: false,
  keepPhoto: false,
  cardForFree: false,
  recipientAddress: null,
  deliveryBranchOfficeId: null,
  bankCardId: null,
} as const;

interface AnyBody {
  readonly customerId: number;
  readonly profileOne: RequestedProfile;
  readonly profileTwo?: RequestedProfile | null | undefined;
  readonly marketingConsent: boolean;
  readonly flowId?: string | null | undefined;
  readonly draftId?: number | null | undefined;
}

/** The fields that all applications have. */
export const commonRequest = ({
  customerId,
  profileOne,
  profileTwo,
  marketingConsent,
  flowId = null,
  draftId = null,
}: AnyBody) => ({
  customerId,
  profiles: profileTwo ? [profileOne, profileTwo] : [profileOne],
  marketingConsent,
  flowId,
  draftId,
});
