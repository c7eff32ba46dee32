import type { SnapshotFrom } from 'xstate';
import { possibleDeliveries } from '../../rules/card-delivery.ts';
import type { deliveryMachine } from './delivery.machine.ts';
import { deliveryOf, isSound, problemsOf, type DeliveryProblem } from './delivery.problems.ts';
import type { DeliveryContext, DeliveryField, DeliveryReport } from './delivery.types.ts';

type Snapshot = SnapshotFrom<typeof deliveryMachine>;

/** What the wizard is told. */
export const deliveryReport = ({ context }: Snapshot): DeliveryReport => ({
  delivery: deliveryOf(context),
  cardForFree: context.cardForFree,
  sound: isSound(context),
});

function shownProblems(context: DeliveryContext): Readonly<Record<DeliveryField, DeliveryProblem | null>> {
  const { marked, demanded } = context;
  const problems = Object.entries(problemsOf(context)) as [DeliveryField, DeliveryProblem | null][];
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, demanded || marked.includes(field) ? problem : null]),
  ) as Record<DeliveryField, DeliveryProblem | null>;
}

/** What the choice shows; problems are names under `delivery.errors`. */
export const deliveryView = ({ context }: Snapshot) => ({
  mayBeFree: context.mayBeFree,
  cardForFree: context.cardForFree,
  types: possibleDeliveries({
    carrierType: 'HAULIER_CARD',
    cardForFree: context.cardForFree,
    postAllowed: context.postAllowed,
  }),
  type: context.type,
  branches: context.branches,
  branchId: context.branchId,
  address: context.address,
  problems: shownProblems(context),
});
