import { isEMail } from '../rules/e-mail.ts';

export type EMailProblem = 'EMPTY_USERNAME' | 'INVALID_EMAIL';

/** White space around an address, as it comes along when one is pasted, is not sent. */
export const typedEMail = (text: string): string => text.trim();

/** What is wrong with a typed address (first specification, 5); null = nothing. Named as the server names it. */
export function eMailProblem(text: string): EMailProblem | null {
  const address = typedEMail(text);
  if (address === '') return 'EMPTY_USERNAME';
  return isEMail(address) ? null : 'INVALID_EMAIL';
}
