import type { SnapshotFrom } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { type PasswordFlaw, passwordFlaws } from '#rules/password.ts';
import type { registrationMachine } from './registration.machine.ts';
import {
  fieldRefusal,
  problemsOf,
  refusedField,
  type RegistrationError,
  type RegistrationField,
} from './registration.problems.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const demands: readonly PasswordFlaw[] = passwordFlaws('');

const demandsOn = (password: string) => {
  const flaws = passwordFlaws(password);
  return demands.map((demand) => ({ demand, met: !flaws.includes(demand) }));
};

/**
 * The error at each field; null = no error, or the form was not submitted yet. If the server has refused a field, the
 * client had no error for this field, and the field has not been changed since.
 */
function errorsOf({ context }: Snapshot): Readonly<Record<RegistrationField, RegistrationError | null>> {
  const { failure, demanded } = context;
  const refused = failure === null ? null : fieldRefusal(failure);
  const own = Object.entries(problemsOf(context)).map(([name, problem]) => [name, demanded ? problem : null]);
  const errors = Object.fromEntries(own) as Record<RegistrationField, RegistrationError | null>;
  return refused === null ? errors : { ...errors, [refused.field]: refused.error };
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
