import type { SnapshotFrom } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { eMailProblem } from '../../common/e-mail-problem.ts';
import type { eMailRequestMachine } from './e-mail-request.machine.ts';
import type { Mail } from './e-mail-request.types.ts';

export type EMailRequestView = ReturnType<typeof eMailRequestView>;

/** The errors of each request that concern the address; the page shows them at the field (PWD-01, VER-02). */
const errorsOfField: Readonly<Record<Mail, readonly string[]>> = {
  passwordReset: ['INVALID_EMAIL', 'VALIDATION_ERROR'],
  verification: ['INVALID_EMAIL'],
};

/** What the page shows. Messages are named; the page looks up their texts under `errors` of its area. */
export const eMailRequestView = (snapshot: SnapshotFrom<typeof eMailRequestMachine>) => {
  const { mail, eMail, demanded, failure } = snapshot.context;
  const told = failure === null ? null : { name: failure.name, metadata: failure.metadata };
  const isOfField = told !== null && errorsOfField[mail].includes(told.name);
  const problem = demanded ? eMailProblem(eMail) : null;
  return {
    eMail,
    /** What is wrong with the address; null = nothing. */
    error: problem !== null ? { name: problem, metadata: {} } : isOfField ? told : null,
    /** Why the request failed, where the reason is not the address. */
    refusal: isOfField ? null : told,
    busy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'submit' }),
    /** The address to which the mail is sent if there is an account for it; null until then. */
    mailedTo: snapshot.matches('sent') ? asEMail(eMail) : null,
  };
};
