import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import type { Failure } from '../../common/failure.ts';

export interface CalendarAddressContext {
  /** The address with its dates; null = there is no address, or it was not read yet. */
  readonly current: CalendarAddress | null;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The address that is copied or replaced. */
export interface AddressInput {
  readonly address: string;
}

export type CalendarAddressEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'create' }
  | { readonly type: 'copy' }
  | { readonly type: 'askToReplace' }
  | { readonly type: 'askToRemove' }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | DoneActorEvent<CalendarAddress | null, 'readAddress'>
  | ErrorActorEvent<unknown, 'readAddress'>
  | DoneActorEvent<CalendarAddress, 'createAddress'>
  | ErrorActorEvent<unknown, 'createAddress'>
  | DoneActorEvent<void, 'copyAddress'>
  | ErrorActorEvent<unknown, 'copyAddress'>
  | DoneActorEvent<CalendarAddress, 'replaceAddress'>
  | ErrorActorEvent<unknown, 'replaceAddress'>
  | DoneActorEvent<void, 'removeAddress'>
  | ErrorActorEvent<unknown, 'removeAddress'>;
