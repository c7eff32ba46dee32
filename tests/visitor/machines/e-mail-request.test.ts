import { describeFlow } from '#formal/flow-suite.ts';
import { eMailRequestModel } from '#machines/visitor/e-mail-request/model/e-mail-request.model.ts';

describeFlow(eMailRequestModel);
