import type { AnyMachineSnapshot } from 'xstate';
import { eMailProblem, typedEMail } from '../e-mail-problem.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { EMailRequestContext } from './e-mail-request.types.ts';

/** A snapshot of a flow that asks for a mail. */
export type EMailRequestSnapshot = AnyMachineSnapshot & { readonly context: EMailRequestContext };

export type EMailRequestView = ReturnType<typeof eMailRequestView>;

/**
 * The one field and what is said; messages by their names under the flow's errors.
 *
 * @param namesOfField the server's names that concern the address
 */
export const eMailRequestView = (snapshot: EMailRequestSnapshot, namesOfField: readonly string[]) => {
  const { eMail, demanded, failure } = snapshot.context;
  const told = failure === null ? null : { name: failure.name, metadata: { minutes: minutesUntilRetry(failure) } };
  const isOfField = told !== null && namesOfField.includes(told.name);
  const problem = demanded ? eMailProblem(eMail) : null;
  return {
    eMail,
    error: problem !== null ? { name: problem, metadata: {} } : isOfField ? told : null,
    refusal: isOfField ? null : told,
    busy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'submit' }),
    /** Where the mail goes if there is an account. */
    mailedTo: snapshot.matches('sent') ? typedEMail(eMail) : null,
  };
};
