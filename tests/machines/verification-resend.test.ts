import { verificationResendModel } from '../../machines/verification-resend/verification-resend.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(verificationResendModel);
