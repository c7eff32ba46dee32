import { describeFlow } from '../../formal/flow-suite.ts';
import { passwordUpdateModel } from '../../machines/password-update/model/password-update.model.ts';

describeFlow(passwordUpdateModel);
