import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { CustodianCandidate } from '../../common/custodian-candidate.ts';
import type { Failure } from '../../common/failure.ts';
import type { PhotoReport } from '../../common/photo/photo.types.ts';

/** The typed data, which are restored after the session has expired (SES-02). The photo is not restored. */
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
  /** Null = there is no earlier input. */
  readonly draft: PersonalInfoDraft | null;
}

/** The data that the dialog fetches when it opens. */
export interface KnownPersonalInfo {
  readonly person: TypedPerson;
  /** A data URL; null = no photo. */
  readonly photo: string | null;
  readonly candidates: readonly CustodianCandidate[];
}

export interface PersonalInfoContext extends PersonalInfoDraft, Omit<PersonalInfoInput, 'draft'> {
  /** Whether the input was restored from a draft. */
  readonly restored: boolean;
  /** The photo that the server has, as a data URL; null = no photo. */
  readonly knownPhoto: string | null;
  /** The chosen photo, as a data URL; null = no photo. */
  readonly photo: string | null;
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  /** The people of the account who can be the custodian. */
  readonly candidates: readonly CustodianCandidate[];
  /** The server has asked for a custodian of this person. */
  readonly askedForCustodian: boolean;
  /** The fields of the open step whose errors are shown because the person has left them. */
  readonly marked: readonly PersonField[];
  /** The person has tried to continue from the open step. From then on all its errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of the actor `save`. */
export interface PersonalInfoRequest {
  readonly customerId: number;
  readonly person: TypedPerson;
  /** A new photo, as a data URL; null = the photo does not change. */
  readonly photo: string | null;
  /** Null = no custodian; `id` null = a new person. */
  readonly custodian: { readonly id: number | null; readonly person: TypedPerson } | null;
}

export type PersonalInfoEvent =
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: PersonField }
  | ({ readonly type: 'changePhoto' } & PhotoReport)
  /** Null = another person, whose data are typed. */
  | { readonly type: 'choose'; readonly custodianId: number | null }
  | { readonly type: 'submit' }
  | { readonly type: 'back' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<KnownPersonalInfo, 'readKnown'>
  | DoneActorEvent<void, 'save'>
  | ErrorActorEvent<unknown, 'readKnown' | 'save'>;
