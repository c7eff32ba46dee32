import { open, paid, rejected, reversed, settledWithBank } from '../../simulation/books.ts';
import type { SimulatedGateway, SimulatedPayment } from '../../simulation/books.ts';
import type { Answer } from '../test-bank-message.ts';

const states = { cancelled: 3, expired: rejected, refunded: 10 } as const;

export const testBankBooks = { gateway: 'TEST_BANK', states } as const satisfies SimulatedGateway;

const names: Readonly<Record<number, Answer['state']>> = {
  [open.inProgress]: 'BEGUN',
  [paid]: 'PAID',
  [settledWithBank]: 'SETTLED',
  [states.cancelled]: 'CANCELLED',
  [rejected]: 'REJECTED',
  [reversed]: 'REVERSED',
  [states.refunded]: 'REVERSED',
};

export const stateOf = ({ status }: Pick<SimulatedPayment, 'status'>): Answer['state'] => names[status] ?? 'OPEN';
