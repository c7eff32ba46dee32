import type { Failure } from './failure.ts';

/**
 * Whether the same call may well succeed a moment later: nothing came back, nothing readable, or the server or the
 * gateway had a fault of its own. A refusal by name is none of these.
 */
export const isPassing = ({ status, name }: Failure): boolean =>
  status === 0 || status >= 500 || name === 'UNREADABLE_ANSWER';
