import { describeFlow } from '#formal/flow-suite.ts';
import { verificationModel } from '#machines/visitor/verification/model/verification.model.ts';

describeFlow(verificationModel);
