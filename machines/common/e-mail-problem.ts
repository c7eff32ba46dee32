import { asEMail } from '#contract/e-mail.ts';
import { isEMail } from '#rules/e-mail.ts';

export type EMailProblem = 'EMPTY_USERNAME' | 'INVALID_EMAIL';

/** The error of a typed address, by the error name of the server (FRM-02); null = no error. */
export function eMailProblem(text: string): EMailProblem | null {
  const address = asEMail(text);
  if (address === '') return 'EMPTY_USERNAME';
  return isEMail(address) ? null : 'INVALID_EMAIL';
}
