import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';

/** A filed application as the read-only wizard shows it. */
export interface FiledApplication {
  readonly application: CardApplication;
  /** The person who gets the card, with the data that were submitted with the application. */
  readonly person: TypedPerson;
  /** A data URL; null = there is no photo, or the account has no link to the customer any more. */
  readonly photo: string | null;
  /** Null = there is no custodian, or the account has no link to the customer any more. */
  readonly custodian: TypedPerson | null;
}

export interface ApplicationDetailInput {
  readonly applicationId: number;
}

export interface ApplicationDetailContext extends ApplicationDetailInput {
  /** Null until the application is read. */
  readonly filed: FiledApplication | null;
  /** Why the application could not be read; null = reading did not fail. */
  readonly failure: Failure | null;
}

export type ApplicationDetailEvent =
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<FiledApplication, 'readFiled'>
  | ErrorActorEvent<unknown, 'readFiled'>;
