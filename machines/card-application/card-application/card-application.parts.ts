import { applicationDraftMachine } from '../application-draft/application-draft.machine.ts';
import { applicationSaveMachine } from '../application-save/application-save.machine.ts';
import { attachmentsMachine } from '../attachments/attachments.machine.ts';
import { bankCardChoiceMachine } from '../bank-card-choice/bank-card-choice.machine.ts';
import { custodianMachine } from '../custodian/custodian.machine.ts';
import { deliveryMachine } from '../delivery/delivery.machine.ts';
import { personalDataMachine } from '../personal-data/personal-data.machine.ts';
import { profileChoiceMachine } from '../profile-choice/profile-choice.machine.ts';

/**
 * The child machines of the wizard. They run while the application is filled in; `applicationSave` runs while the
 * application is saved.
 */
export const cardApplicationParts = {
  personalData: personalDataMachine,
  custodian: custodianMachine,
  profileOne: profileChoiceMachine,
  profileTwo: profileChoiceMachine,
  attachmentsOne: attachmentsMachine,
  attachmentsTwo: attachmentsMachine,
  delivery: deliveryMachine,
  bankCardChoice: bankCardChoiceMachine,
  applicationDraft: applicationDraftMachine,
  applicationSave: applicationSaveMachine,
};
