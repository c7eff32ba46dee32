import { passVerificationModel } from '../../machines/pass-verification/pass-verification.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(passVerificationModel);
describeMutants(passVerificationModel, 0.9);
