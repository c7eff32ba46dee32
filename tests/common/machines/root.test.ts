import { describeFlow } from '#formal/flow-suite.ts';
import { rootModel } from '#machines/common/root/model/root.model.ts';

describeFlow(rootModel);
