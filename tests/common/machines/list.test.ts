import { describeFlow } from '#formal/flow-suite.ts';
import { listModel } from '#machines/common/list/model/list.model.ts';

describeFlow(listModel);
