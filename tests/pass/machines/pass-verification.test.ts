import { describeFlow } from '#formal/flow-suite.ts';
import { passVerificationModel } from '#machines/pass/pass-verification/model/pass-verification.model.ts';

describeFlow(passVerificationModel);
