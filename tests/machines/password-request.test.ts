import { passwordRequestModel } from '../../machines/password-request/password-request.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(passwordRequestModel);
