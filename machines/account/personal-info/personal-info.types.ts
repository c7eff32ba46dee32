import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { CustodianCandidate } from '../../common/custodian-candidate.ts';
import type { Failure } from '../../common/failure.ts';
import type { PhotoReport } from '../../common/photo/photo.types.ts';

/** What is typed and restored after the session has expired (SES-02); a photo is chosen again. */
export interface PersonalInfoDraft {
  readonly person: TypedPerson;
  /** The chosen customer of the account; null = a new person. */
  readonly custodianId: number | null;
  readonly custodian: TypedPerson;
}

export interface PersonalInfoInput {
  /** The customer whom another system has sent without a name. */
  readonly customerId: number;
  /** ISO day. */
  readonly today: string;
  readonly personConditions: PersonConditions;
  readonly custodianConditions: PersonConditions;
  /** Null = nothing was entered before. */
  readonly draft: PersonalInfoDraft | null;
}

/** What the dialog reads when it opens. */
export interface KnownPersonalInfo {
  readonly person: TypedPerson;
  /** A data URL; null = there is none. */
  readonly photo: string | null;
  readonly candidates: readonly CustodianCandidate[];
}

export interface PersonalInfoContext extends PersonalInfoDraft, Omit<PersonalInfoInput, 'draft'> {
  /** What is entered was restored. */
  readonly restored: boolean;
  /** The photo that the server has, as a data URL; null = none. */
  readonly knownPhoto: string | null;
  /** The photo as chosen, as a data URL; null = none. */
  readonly photo: string | null;
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  /** Who of the account can be the custodian. */
  readonly candidates: readonly CustodianCandidate[];
  /** The server has asked for a custodian of this person. */
  readonly askedForCustodian: boolean;
  /** The fields of the open step whose errors are shown because they were left. */
  readonly marked: readonly PersonField[];
  /** The person wanted to leave the open step; from then on all its errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** The input of the actor `save`. */
export interface PersonalInfoRequest {
  readonly customerId: number;
  readonly person: TypedPerson;
  /** A new photo, as a data URL; null = it stays as it is. */
  readonly photo: string | null;
  /** Null = there is none; `id` null = a new person. */
  readonly custodian: { readonly id: number | null; readonly person: TypedPerson } | null;
}

export type PersonalInfoEvent =
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: PersonField }
  | ({ readonly type: 'changePhoto' } & PhotoReport)
  /** Null = somebody else, whose data are typed. */
  | { readonly type: 'choose'; readonly custodianId: number | null }
  | { readonly type: 'submit' }
  | { readonly type: 'back' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<KnownPersonalInfo, 'readKnown'>
  | DoneActorEvent<void, 'save'>
  | ErrorActorEvent<unknown, 'readKnown' | 'save'>;
