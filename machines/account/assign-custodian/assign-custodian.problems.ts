import { personProblems, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import type { AssignCustodianContext } from './assign-custodian.types.ts';

/** The error of each field of a new person. */
export const problemsOf = ({
  person,
  conditions,
}: AssignCustodianContext): Readonly<Record<PersonField, PersonProblem | null>> => personProblems(person, conditions);

/** Whether a person of the account is chosen as the custodian, or the data of a new person are complete. */
export const isSound = (context: AssignCustodianContext): boolean =>
  context.custodianId !== null || Object.values(problemsOf(context)).every((problem) => problem === null);
