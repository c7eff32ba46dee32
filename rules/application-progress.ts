import type { AskedAgain, WayStop } from '../contract/entities/application-way.ts';
import type { CardApplication } from '../contract/entities/card-application.ts';
import { isOpen, waitsForFee } from './card-application-way.ts';
import { isDelivered } from './card-delivery.ts';

type Application = Pick<
  CardApplication,
  | 'carrierType'
  | 'cardForFree'
  | 'paid'
  | 'waitsForCorrection'
  | 'lacksAttachments'
  | 'lacksBankCard'
  | 'deliveryBranchOffice'
> & { readonly state: Pick<CardApplication['state'], 'name'> };

/** What a person is told of an application: its state, or what nothing happens before: a payment, a bank card, a photo or file. */
export type ApplicationStatus =
  | CardApplication['state']['name']
  | 'UNPAID'
  | 'BANK_CARD_MISSING'
  | 'CORRECTION'
  | 'LACKS_ATTACHMENTS';

export function applicationStatus(application: Application): ApplicationStatus {
  const state = application.state.name;
  if (waitsForFee({ ...application, state })) return 'UNPAID';
  if (application.lacksBankCard) return 'BANK_CARD_MISSING';
  if (application.lacksAttachments) return 'LACKS_ATTACHMENTS';
  return isOpen({ state }) && application.waitsForCorrection ? 'CORRECTION' : state;
}

/** How the card gets to the person: by post if no branch office is named; NONE = nothing is handed over. */
export function applicationDelivery({
  carrierType,
  deliveryBranchOffice,
}: Pick<Application, 'carrierType' | 'deliveryBranchOffice'>): 'BRANCH' | 'POST' | 'NONE' {
  if (!isDelivered({ carrierType })) return 'NONE';
  return deliveryBranchOffice === null ? 'POST' : 'BRANCH';
}

export interface ApplicationStep extends Pick<WayStop, 'stop' | 'at'> {
  readonly state: 'passed' | 'here' | 'ahead';
}

/** The way from the application to the card: what is done, what is being done, and what is still to come. */
export function applicationSteps(way: readonly WayStop[]): readonly ApplicationStep[] {
  const isOver = way.some(({ stop }) => stop === 'REJECTED' || stop === 'WITHDRAWN');
  const next = way.findIndex(({ reached }) => !reached);
  const current = isOver ? way.length - 1 : next;
  return way.map(({ stop, reached, at }, index) => ({
    stop,
    at,
    state: index === current ? 'here' : reached ? 'passed' : 'ahead',
  }));
}

/** Tells apart what is asked for, so that the form of it begins anew when it is something else. */
export const askedKey = ({ photo, attachments }: Pick<AskedAgain, 'photo' | 'attachments'>): string =>
  JSON.stringify([photo, attachments.map(({ typeId, isProfileOne }) => [typeId, isProfileOne])]);

/** What is asked for again, as texts distinguish it. */
export function correctionKind({
  photo,
  attachments,
}: Pick<AskedAgain, 'photo' | 'attachments'>): 'PHOTO' | 'FILES' | 'BOTH' {
  if (!photo) return 'FILES';
  return attachments.length === 0 ? 'PHOTO' : 'BOTH';
}
