import { isSamePassword, passwordFlaws } from '#rules/password.ts';
import { isPassing } from './failure-kinds.ts';
import type { Failure } from './failure.ts';

/** The form in which a person types a new password twice. */
export interface NewPasswordForm {
  /** The typed new password and its repetition. */
  readonly password: string;
  readonly confirmation: string;
  /** The person has submitted the form at least once; from then on all errors are shown while the person types. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type NewPasswordEvent =
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'changeConfirmation'; readonly value: string }
  | { readonly type: 'submit' };

type Typed = Pick<NewPasswordForm, 'password' | 'confirmation'>;

export type PasswordProblem = 'EMPTY' | 'WEAK';
export type ConfirmationProblem = 'EMPTY' | 'DIFFERENT';

export const emptyPasswordForm: NewPasswordForm = { password: '', confirmation: '', demanded: false, failure: null };

/** The error of the new password (FRM-03); null = no error. */
export function passwordProblem({ password }: Pick<Typed, 'password'>): PasswordProblem | null {
  if (password === '') return 'EMPTY';
  return passwordFlaws(password).length > 0 ? 'WEAK' : null;
}

export function confirmationProblem({ password, confirmation }: Typed): ConfirmationProblem | null {
  if (confirmation === '') return 'EMPTY';
  return isSamePassword(confirmation, password) ? null : 'DIFFERENT';
}

export const isSound = (typed: Typed): boolean =>
  passwordProblem(typed) === null && confirmationProblem(typed) === null;

interface FormSnapshot {
  readonly context: NewPasswordForm;
  readonly matches: (state: 'editing' | 'saving') => boolean;
}

/** Why saving failed; `isUnsure` = the password may have been changed nevertheless. */
function refusalOf(snapshot: FormSnapshot) {
  const { failure } = snapshot.context;
  if (!snapshot.matches('editing') || failure === null) return null;
  return { name: failure.name, isUnsure: isPassing(failure), metadata: failure.metadata };
}

/** The data of the form that the page or the dialog shows. */
export function newPasswordView(snapshot: FormSnapshot) {
  const { context } = snapshot;
  return {
    password: context.password,
    passwordProblem: context.demanded ? passwordProblem(context) : null,
    flaws: passwordFlaws(context.password),
    confirmation: context.confirmation,
    confirmationProblem: context.demanded ? confirmationProblem(context) : null,
    refusal: refusalOf(snapshot),
    readOnly: !snapshot.matches('editing'),
    saving: snapshot.matches('saving'),
  };
}
