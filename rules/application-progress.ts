import type { CardApplication } from '../contract/entities/card-application.ts';

type Application = Pick<
  CardApplication,
  'carrierType' | 'cardForFree' | 'paid' | 'checkedDate' | 'created' | 'deliveryBranchOffice' | 'recipientAddress'
> & { readonly state: Pick<CardApplication['state'], 'name'> };

/** What a person is told of an application: its state, or that nothing happens before it is paid. */
export type ApplicationStatus = CardApplication['state']['name'] | 'UNPAID';

/** Only chip cards have a fee, unless they are free (second specification, 2.1). */
const hasFee = ({ carrierType, cardForFree }: Application): boolean => carrierType === 'HAULIER_CARD' && !cardForFree;

const isOpen = ({ state: { name } }: Application): boolean =>
  name === 'UNCHECKED_DATA' || name === 'WAITING_TO_BE_PRINTED';

export const applicationStatus = (application: Application): ApplicationStatus =>
  isOpen(application) && hasFee(application) && !application.paid ? 'UNPAID' : application.state.name;

/** How the card gets to the person; NONE = nothing is handed over. */
export function applicationDelivery({
  deliveryBranchOffice,
  recipientAddress,
}: Pick<Application, 'deliveryBranchOffice' | 'recipientAddress'>): 'BRANCH' | 'POST' | 'NONE' {
  if (deliveryBranchOffice !== null) return 'BRANCH';
  return recipientAddress === null ? 'NONE' : 'POST';
}

export interface ApplicationStep {
  readonly step: 'FILED' | 'PAID' | 'CHECKED' | 'ISSUED' | 'REJECTED';
  readonly state: 'passed' | 'here' | 'ahead';
  /** ISO moment; null = not known. */
  readonly at: string | null;
}

type Mark = readonly [step: ApplicationStep['step'], done: boolean, at: string | null];

/** The way from the application to the card: what is done, what is being done, and what is still to come. */
export function applicationSteps(application: Application): readonly ApplicationStep[] {
  const { created, checkedDate, paid, state } = application;
  if (state.name === 'REJECTED') {
    return [
      { step: 'FILED', state: 'passed', at: created },
      { step: 'REJECTED', state: 'here', at: checkedDate },
    ];
  }
  const isChecked = state.name !== 'UNCHECKED_DATA';
  const marks: readonly Mark[] = [
    ['FILED', true, created],
    ...(hasFee(application) ? [['PAID', paid, null] as const] : []),
    ['CHECKED', isChecked, isChecked ? checkedDate : null],
    ['ISSUED', state.name === 'PROCESSED', null],
  ];
  const current = marks.findIndex(([, done]) => !done);
  return marks.map(([step, done, at], index) => ({
    step,
    state: done ? 'passed' : index === current ? 'here' : 'ahead',
    at,
  }));
}
