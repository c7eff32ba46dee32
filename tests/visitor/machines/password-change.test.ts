import { describeFlow } from '#formal/flow-suite.ts';
import { passwordChangeModel } from '#machines/visitor/password-change/model/password-change.model.ts';

describeFlow(passwordChangeModel);
