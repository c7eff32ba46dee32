import { isChild } from '#rules/age.ts';
import { birthDayOf, textProblem, type TypedPerson } from '#rules/person-fields.ts';
import { isEmptyAddress } from '../delivery/delivery.problems.ts';
import type { ApplicationFacts, CardApplicationContext } from './card-application.types.ts';

type Subject = Pick<CardApplicationContext, 'link' | 'customerId' | 'today'>;

/** Whether the card is for a child of the account; a new person of the account counts as a child. */
const isForChild = ({ link, customerId, today }: Subject, person: TypedPerson): boolean => {
  const birthDay = birthDayOf(person);
  return link === 'ASSIGNED' && (customerId === null || (birthDay !== null && isChild(birthDay, today)));
};

/**
 * The person with what the shop knows for their empty fields: the account's e-mail address for the own customer, the
 * address of the own customer for a child (PDT-01). Known values are only proposed: they can be changed.
 */
export function withProposals(subject: Subject, { account }: ApplicationFacts, person: TypedPerson): TypedPerson {
  const isOwn = subject.link === 'REGISTERED' && person.email === '';
  const email = isOwn && textProblem('email', account.email, false) === null ? account.email : person.email;
  const livesWithAccount = isEmptyAddress(person) && isForChild(subject, person);
  return { ...person, email, ...(livesWithAccount ? account.address : {}) };
}
