import type { SnapshotFrom } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { type PasswordFlaw, passwordFlaws } from '#rules/password.ts';
import type { registrationMachine } from './registration.machine.ts';
import { problemsOf, refusedField, type RegistrationField } from './registration.problems.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const demands: readonly PasswordFlaw[] = passwordFlaws('');

const demandsOn = (password: string) => {
  const flaws = passwordFlaws(password);
  return demands.map((demand) => ({ demand, met: !flaws.includes(demand) }));
};

/**
 * The name of the message at a refused field. The error VALIDATION_ERROR does not name the field, so each field has its
 * own message.
 */
const nameAtField = (name: string, field: 'username' | 'password'): string => {
  if (name !== 'VALIDATION_ERROR') return name;
  return field === 'username' ? 'INVALID_EMAIL' : 'PASSWORD_REFUSED';
};

/**
 * The error at each field, as the name of a text under `registration.errors`; null = no error, or the form was not
 * submitted yet. If the server has refused a field, the client had no error for this field, and the field has not been
 * changed since.
 */
function errorsOf({ context }: Snapshot): Readonly<Record<RegistrationField, string | null>> {
  const { failure, demanded } = context;
  const field = failure === null ? null : refusedField(failure);
  const own = Object.entries(problemsOf(context)).map(([name, problem]) => [name, demanded ? problem : null]);
  const errors = Object.fromEntries(own) as Record<RegistrationField, string | null>;
  if (failure === null || field === null) return errors;
  return { ...errors, [field]: nameAtField(failure.name, field) };
}

/** The data that the page shows. */
export const registrationView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const { failure } = context;
  return {
    username: context.username,
    password: context.password,
    repeatedPassword: context.repeatedPassword,
    agreed: context.agreed,
    demands: demandsOn(context.password),
    errors: errorsOf(snapshot),
    /** Whether the address already has an account. */
    isKnown: failure?.name === 'CUSTOMER_EMAIL_NOT_UNIQUE',
    refusal:
      failure === null || refusedField(failure) !== null ? null : { name: failure.name, metadata: failure.metadata },
    busy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'submit' }),
    /** The address to which the mail was sent; null before the account is created. */
    mailedTo: snapshot.matches('registered') ? asEMail(context.username) : null,
  };
};
