import type { ApplicationWait, AskedAgain, ProgressStop } from '#contract/entities/application-progress.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { isDelivered } from './card-delivery.ts';

type Delivered = Pick<CardApplication, 'carrierType' | 'deliveryBranchOffice'>;

/** The status of an application that a person sees: what the application waits for, otherwise its state. */
export type ApplicationStatus = CardApplication['state']['name'] | ApplicationWait;

export const applicationStatus = ({
  state,
  waitsFor,
}: Pick<CardApplication, 'waitsFor'> & {
  readonly state: Pick<CardApplication['state'], 'name'>;
}): ApplicationStatus => waitsFor ?? state.name;

/** How the person gets the card: by post if there is no branch office; NONE = no card is handed over. */
export function applicationDelivery({ carrierType, deliveryBranchOffice }: Delivered): 'BRANCH' | 'POST' | 'NONE' {
  if (!isDelivered({ carrierType })) return 'NONE';
  return deliveryBranchOffice === null ? 'POST' : 'BRANCH';
}

export interface ApplicationStep extends Pick<ProgressStop, 'stop' | 'at'> {
  readonly state: 'passed' | 'here' | 'ahead';
}

/** The steps from the application to the card: done, present, and still to come. */
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

/** A key that changes when other things are asked for, so that the page creates a new form. */
export const askedKey = ({ photo, attachments }: Pick<AskedAgain, 'photo' | 'attachments'>): string =>
  JSON.stringify([photo, attachments.map(({ typeId, isProfileOne }) => [typeId, isProfileOne])]);

/** The kind of things that are asked for again, as the texts need it. */
export function correctionKind({
  photo,
  attachments,
}: Pick<AskedAgain, 'photo' | 'attachments'>): 'PHOTO' | 'FILES' | 'BOTH' {
  if (!photo) return 'FILES';
  return attachments.length === 0 ? 'PHOTO' : 'BOTH';
}
