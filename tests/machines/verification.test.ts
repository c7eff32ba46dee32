import { verificationModel } from '../../machines/verification/verification.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(verificationModel);
