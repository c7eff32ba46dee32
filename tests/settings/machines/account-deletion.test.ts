import { describeFlow } from '#formal/flow-suite.ts';
import { accountDeletionModel } from '#machines/settings/account-deletion/model/account-deletion.model.ts';

describeFlow(accountDeletionModel);
