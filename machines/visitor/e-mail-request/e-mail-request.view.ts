import type { SnapshotFrom } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { eMailProblem } from '../../common/e-mail-problem.ts';
import type { eMailRequestMachine } from './e-mail-request.machine.ts';
import type { Mail } from './e-mail-request.types.ts';

export type EMailRequestView = ReturnType<typeof eMailRequestView>;

/**
 * For each mail: the errors of the server that concern the address; the page shows them at the field (PWD-01, VER-02).
 */
const errorsOfField: Readonly<Record<Mail, readonly string[]>> = {
  passwordReset: ['INVALID_EMAIL', 'VALIDATION_ERROR'],
  verification: ['INVALID_EMAIL'],
};

/** The data that the page shows. Messages are names of texts under the `errors` of the page. */
export const eMailRequestView = (snapshot: SnapshotFrom<typeof eMailRequestMachine>) => {
  const { mail, eMail, demanded, failure } = snapshot.context;
  const reported = failure === null ? null : { name: failure.name, metadata: failure.metadata };
  const isFieldError = reported !== null && errorsOfField[mail].includes(reported.name);
  const problem = demanded ? eMailProblem(eMail) : null;
  return {
    eMail,
    /** The error of the address; null = no error. */
    error: problem !== null ? { name: problem, metadata: {} } : isFieldError ? reported : null,
    /** Why the request failed; null also if the reason is the address. */
    refusal: isFieldError ? null : reported,
    busy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'submit' }),
    /** The address to which the mail is sent if an account has it; null before the mail was requested. */
    mailedTo: snapshot.matches('sent') ? asEMail(eMail) : null,
  };
};
