import { describeFlow } from '../../formal/flow-suite.ts';
import { registrationModel } from '../../machines/registration/model/registration.model.ts';

describeFlow(registrationModel);
