import type { ApplicationWait, AskedAgain, ProgressStop } from '#contract/entities/application-progress.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { isDelivered } from './card-delivery.ts';

type Delivered = Pick<CardApplication, 'carrierType' | 'deliveryBranchOffice'>;

/** What a person sees of an application: its state, or what it waits for before anything else happens. */
export type ApplicationStatus = CardApplication['state']['name'] | ApplicationWait;

export const applicationStatus = ({
  state,
  waitsFor,
}: Pick<CardApplication, 'waitsFor'> & {
  readonly state: Pick<CardApplication['state'], 'name'>;
}): ApplicationStatus => waitsFor ?? state.name;

/** How the card gets to the person: by post if no branch office is named; NONE = nothing is handed over. */
export function applicationDelivery({ carrierType, deliveryBranchOffice }: Delivered): 'BRANCH' | 'POST' | 'NONE' {
  if (!isDelivered({ carrierType })) return 'NONE';
  return deliveryBranchOffice === null ? 'POST' : 'BRANCH';
}

export interface ApplicationStep extends Pick<ProgressStop, 'stop' | 'at'> {
  readonly state: 'passed' | 'here' | 'ahead';
}

/** The way from the application to the card: what is done, what is being done, and what is still to come. */
export function applicationSteps(progress: readonly ProgressStop[]): readonly ApplicationStep[] {
  const isOver = progress.some(({ stop }) => stop === 'REJECTED' || stop === 'WITHDRAWN');
  const next = progress.findIndex(({ reached }) => !reached);
  const current = isOver ? progress.length - 1 : next;
  return progress.map(({ stop, reached, at }, index) => ({
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
