import type { ErrorName } from '#contract/error-names.ts';
import { isSamePassword, passwordFlaws } from '#rules/password.ts';
import { eMailProblem, type EMailProblem } from '../../common/e-mail-problem.ts';
import type { Failure } from '../../common/failure.ts';
import type { Consent, RegistrationContext } from './registration.types.ts';

export type RegistrationField = 'username' | 'password' | 'repeatedPassword' | Consent;

export type RegistrationProblem =
  | EMailProblem
  | 'EMPTY_PASSWORD'
  | 'WEAK_PASSWORD'
  | 'EMPTY_REPEATED_PASSWORD'
  | 'DIFFERENT_PASSWORD'
  | 'AGE_NOT_CONFIRMED'
  | 'TERMS_NOT_AGREED'
  | 'GDPR_NOT_AGREED';

/** The name of a text under `registration.errors`. */
export type RegistrationError = RegistrationProblem | FieldRefusal['error'];

type Typed = Pick<RegistrationContext, 'username' | 'password' | 'repeatedPassword' | 'agreed'>;

function passwordProblem({ password }: Typed): RegistrationProblem | null {
  if (password === '') return 'EMPTY_PASSWORD';
  return passwordFlaws(password).length === 0 ? null : 'WEAK_PASSWORD';
}

function repeatedPasswordProblem({ password, repeatedPassword }: Typed): RegistrationProblem | null {
  if (repeatedPassword === '') return 'EMPTY_REPEATED_PASSWORD';
  return isSamePassword(repeatedPassword, password) ? null : 'DIFFERENT_PASSWORD';
}

/** The error of each field (REG-01); null = no error. */
export const problemsOf = (typed: Typed): Readonly<Record<RegistrationField, RegistrationProblem | null>> => ({
  username: eMailProblem(typed.username),
  password: passwordProblem(typed),
  repeatedPassword: repeatedPasswordProblem(typed),
  age: typed.agreed.age ? null : 'AGE_NOT_CONFIRMED',
  terms: typed.agreed.terms ? null : 'TERMS_NOT_AGREED',
  gdpr: typed.agreed.gdpr ? null : 'GDPR_NOT_AGREED',
});

export const isSound = (typed: Typed): boolean => Object.values(problemsOf(typed)).every((problem) => problem === null);

export const isAllAgreed = ({ agreed }: Pick<Typed, 'agreed'>): boolean => agreed.age && agreed.terms && agreed.gdpr;

/** The fields that these errors of the server concern. */
const fieldOfName = {
  INVALID_EMAIL: 'username',
  EMPTY_USERNAME: 'username',
  CUSTOMER_EMAIL_NOT_UNIQUE: 'username',
  EMPTY_PASSWORD: 'password',
} as const satisfies Partial<Record<ErrorName, RegistrationField>>;

const isAboutField = (name: string): name is keyof typeof fieldOfName => Object.hasOwn(fieldOfName, name);

/** A field that the server refused, and the name of the text at this field under `registration.errors`. */
interface FieldRefusal {
  readonly field: 'username' | 'password';
  readonly error: keyof typeof fieldOfName | 'PASSWORD_REFUSED';
}

/** What the server refused; null = the refusal concerns no single field. */
export function fieldRefusal({ name, errors = [] }: Failure): FieldRefusal | null {
  if (isAboutField(name)) return { field: fieldOfName[name], error: name };
  if (name !== 'VALIDATION_ERROR') return null;
  // The name of this error does not say what is wrong, so each field has a text of its own.
  const fields = new Set(errors.map((line) => /^\w+/.exec(line)?.[0]));
  if (fields.size !== 1) return null;
  if (fields.has('username')) return { field: 'username', error: 'INVALID_EMAIL' };
  return fields.has('password') ? { field: 'password', error: 'PASSWORD_REFUSED' } : null;
}

/** The field that the server refused; null = the refusal concerns no single field. */
export const refusedField = (failure: Failure): FieldRefusal['field'] | null => fieldRefusal(failure)?.field ?? null;
