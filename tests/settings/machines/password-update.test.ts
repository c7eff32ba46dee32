import { describeFlow } from '#formal/flow-suite.ts';
import { passwordUpdateModel } from '#machines/settings/password-update/model/password-update.model.ts';

describeFlow(passwordUpdateModel);
