import { personProblems, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import type { AssignCustodianContext } from './assign-custodian.types.ts';

/** What is wrong with each field of a new person. */
export const problemsOf = ({
  person,
  conditions,
}: AssignCustodianContext): Readonly<Record<PersonField, PersonProblem | null>> => personProblems(person, conditions);

/** The custodian is chosen, or their data are complete. */
export const isSound = (context: AssignCustodianContext): boolean =>
  context.custodianId !== null || Object.values(problemsOf(context)).every((problem) => problem === null);
