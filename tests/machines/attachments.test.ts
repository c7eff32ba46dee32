import { describeFlow } from '../../formal/flow-suite.ts';
import { attachmentsModel } from '../../machines/attachments/model/attachments.model.ts';

describeFlow(attachmentsModel);
