import { describeFlow } from '../../formal/flow-suite.ts';
import { passwordChangeModel } from '../../machines/password-change/model/password-change.model.ts';

describeFlow(passwordChangeModel);
