import { birthDayOf, personProblems, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import type { CustodianContext } from './custodian.types.ts';

export const problemsOf = ({
  person,
  conditions,
}: CustodianContext): Readonly<Record<PersonField, PersonProblem | null>> => personProblems(person, conditions);

/** Whether the account's own customer is old enough to be a custodian (AGE-01). */
export function isEligible({ registered, conditions }: CustodianContext): boolean {
  const birthDay = registered === null ? null : birthDayOf(registered.person);
  return birthDay !== null && birthDay <= conditions.birthDays.latest;
}

/** The server has found that another customer has the custodian's name and birth date. */
export const isNotUnique = ({ choice, refused }: CustodianContext): boolean => choice === 'other' && refused;

/** Whether the chosen custodian is complete. */
export const isSound = (context: CustodianContext): boolean =>
  context.choice === 'registered'
    ? isEligible(context)
    : !isNotUnique(context) && Object.values(problemsOf(context)).every((problem) => problem === null);
