import { describeFlow } from '#formal/flow-suite.ts';
import { registrationModel } from '#machines/visitor/registration/model/registration.model.ts';

describeFlow(registrationModel);
