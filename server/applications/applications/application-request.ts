import type {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import type { RecipientAddress, RequestedProfile } from '#contract/entities/card-application-input.ts';
import type { CarrierType } from '#contract/enumerations.ts';
import type { Call } from '../../platform/http/route.ts';

export type FilingCall = Pick<
  Call<typeof createCardApplication | typeof createVirtualCardApplication | typeof createBankCardApplication>,
  'database' | 'caller' | 'services' | 'now' | 'today' | 'locale' | 'idempotencyKey' | 'repeats'
>;

/** An application for any kind of card, as it is submitted. */
export interface ApplicationRequest {
  readonly carrierType: Exclude<CarrierType, 'WHITE_LIST_CARD'>;
  readonly customerId: number;
  /** Profile one, and profile two if there is one. */
  readonly profiles: readonly RequestedProfile[];
  readonly marketingConsent: boolean;
  /** The draft in which it was entered; null = none. */
  readonly draftId: number | null;
  readonly contactMeIfCardFound: boolean;
  readonly keepPhoto: boolean;
  readonly cardForFree: boolean;
  readonly recipientAddress: RecipientAddress | null;
  readonly deliveryBranchOfficeId: number | null;
  /** A registered bank card; null for other cards, and for one that is registered afterwards. */
  readonly bankCardId: number | null;
}

/** What only chip cards have. Nobody finds a card that is not handed over, and it costs nothing anyway. */
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
  readonly draftId?: number | null | undefined;
}

/** What all applications have in common. */
export const commonRequest = ({ customerId, profileOne, profileTwo, marketingConsent, draftId = null }: AnyBody) => ({
  customerId,
  profiles: profileTwo ? [profileOne, profileTwo] : [profileOne],
  marketingConsent,
  draftId,
});
