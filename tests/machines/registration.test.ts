import { registrationModel } from '../../machines/registration/registration.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(registrationModel);
