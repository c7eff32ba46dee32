import type { SnapshotFrom } from 'xstate';
import type { FilledParts } from '#machines/card-application/card-application/card-application.draft.ts';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';

type Children = SnapshotFrom<typeof cardApplicationMachine>['children'];

/** What the parts of the wizard contain now; null while they do not run. */
export function filledParts(children: Children): FilledParts | null {
  const personalData = children.personalData?.getSnapshot().context;
  const custodian = children.custodian?.getSnapshot().context;
  const profileOne = children.profileOne?.getSnapshot().context;
  const profileTwo = children.profileTwo?.getSnapshot().context;
  const bankCardChoice = children.bankCardChoice?.getSnapshot().context;
  const delivery = children.delivery?.getSnapshot().context;
  if (
    personalData === undefined ||
    custodian === undefined ||
    profileOne === undefined ||
    profileTwo === undefined ||
    delivery === undefined ||
    bankCardChoice === undefined
  ) {
    return null;
  }
  return { personalData, custodian, profileOne, profileTwo, delivery, bankCardChoice };
}
