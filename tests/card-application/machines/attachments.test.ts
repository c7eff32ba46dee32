import { describeFlow } from '#formal/flow-suite.ts';
import { attachmentsModel } from '#machines/card-application/attachments/model/attachments.model.ts';

describeFlow(attachmentsModel);
