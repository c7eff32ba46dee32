import type { Order } from '#contract/entities/order.ts';
import type { OrderState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { StateChip, type ChipTone } from '#ui/badge/state-chip.tsx';

const tones: Readonly<Record<OrderState | UnknownName, ChipTone>> = {
  PENDING: 'warning',
  PAID: 'success',
  PROCESSING: 'info',
  CANCELLED: 'neutral',
  REJECTED: 'error',
  RETURNED: 'neutral',
  UNKNOWN: 'neutral',
};

/** An order's state in a word. */
export const OrderStateChip = ({ state }: Pick<Order, 'state'>) => (
  <StateChip tone={tones[state.name]}>{state.displayName}</StateChip>
);
