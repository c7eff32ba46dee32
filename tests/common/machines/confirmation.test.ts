import { describeFlow } from '#formal/flow-suite.ts';
import { confirmationModel } from '#machines/common/confirmation/model/confirmation.model.ts';

describeFlow(confirmationModel);
