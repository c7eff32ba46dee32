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

const fieldOfName: Readonly<Record<string, 'username' | 'password'>> = {
  INVALID_EMAIL: 'username',
  EMPTY_USERNAME: 'username',
  CUSTOMER_EMAIL_NOT_UNIQUE: 'username',
  EMPTY_PASSWORD: 'password',
};

/** The field that the server refused; null = the refusal concerns no single field. */
export function refusedField({ name, errors = [] }: Failure): 'username' | 'password' | null {
  if (name !== 'VALIDATION_ERROR') return fieldOfName[name] ?? null;
  const fields = new Set(errors.map((line) => /^\w+/.exec(line)?.[0]));
  if (fields.size !== 1) return null;
  return fields.has('username') ? 'username' : fields.has('password') ? 'password' : null;
}
