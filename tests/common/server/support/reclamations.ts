import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { createReclamation, reclamations } from '#contract/endpoints/reclamations.ts';
import type { DeskReclamation, Reclamation } from '#contract/entities/reclamation.ts';
import { call, logIn } from './call.ts';
import type { freshAccount } from './call.ts';
import type { TestServer } from './start-server.ts';

export type Account = Awaited<ReturnType<typeof freshAccount>>;

/** The body of a reclamation about a customer. */
export const reclamationBody = (customerId: number) => ({
  customerFirstName: 'Jana',
  customerLastName: 'Nováková',
  customerPhoneNumber: '+420 777 123 456',
  customerAddress: { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' },
  note: 'Karta v autobusu nefunguje.',
  gdprTermsAndConditionsApproved: true,
  customerId,
});

/** Tools for tests of reclamations: file a reclamation, answer it as a clerk, read those of an account. */
export async function reclamationTools(server: TestServer) {
  const clerk = await logIn(server, 'operator@linka.example');
  return {
    clerk,
    filing: (account: Account, change: object = {}) => ({
      token: account.token,
      body: { ...reclamationBody(account.customerId), ...change },
    }),
    file(account: Account, change: object = {}): Promise<Reclamation> {
      return call(server, createReclamation, this.filing(account, change));
    },
    answering: (id: number, change: object = {}) => ({
      token: clerk,
      params: { id },
      body: { verdict: 'FINALIZED', answer: 'Kartu jsme vyměnili.', ...change },
    }),
    answer(id: number, change: object = {}): Promise<DeskReclamation> {
      return call(server, answerReclamation, this.answering(id, change));
    },
    async listed({ token }: Pick<Account, 'token'>): Promise<readonly Reclamation[]> {
      return (await call(server, reclamations, { token })).items;
    },
  };
}
export type ReclamationTools = Awaited<ReturnType<typeof reclamationTools>>;
