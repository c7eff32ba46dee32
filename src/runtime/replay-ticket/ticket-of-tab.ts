import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { hashPath } from '../hash-path.ts';
import type { Shop } from '../shop.ts';
import { takeTicket } from './take-ticket.ts';

/** The replay ticket of this tab as it is now. */
export const ticketOfTab = ({ log, clock }: Pick<Shop, 'log' | 'clock'>, version: string): ReplayTicket =>
  takeTicket(log.stretches(), {
    version,
    path: hashPath(window.location.hash),
    language: document.documentElement.lang,
    now: clock.now(),
    today: clock.today(),
  });
