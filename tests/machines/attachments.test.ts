import { attachmentsModel } from '../../machines/attachments/attachments.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(attachmentsModel);
describeMutants(attachmentsModel, 0.9);
