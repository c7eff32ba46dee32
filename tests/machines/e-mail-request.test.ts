import { eMailRequestModel } from '../../machines/e-mail-request/e-mail-request.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(eMailRequestModel);
