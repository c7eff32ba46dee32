import type { SnapshotFrom } from 'xstate';
import { possibleDeliveries } from '#rules/card-delivery.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { deliveryMachine } from './delivery.machine.ts';
import { deliveryOf, isSound, problemsOf } from './delivery.problems.ts';
import type { DeliveryReport } from './delivery.types.ts';

type Snapshot = SnapshotFrom<typeof deliveryMachine>;

export const deliveryReport = ({ context }: Snapshot): DeliveryReport => ({
  delivery: deliveryOf(context),
  cardForFree: context.cardForFree,
  sound: isSound(context),
});

/** The data that the choice shows; problems are names of texts under `delivery.errors`. */
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
  problems: shownProblems(problemsOf(context), context),
});
