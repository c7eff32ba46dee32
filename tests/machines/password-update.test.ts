import { passwordUpdateModel } from '../../machines/password-update/password-update.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(passwordUpdateModel);
