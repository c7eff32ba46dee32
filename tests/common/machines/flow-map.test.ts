import { describeFlow } from '#formal/flow-suite.ts';
import { flowMapModel } from '#machines/common/flow-map/model/flow-map.model.ts';

describeFlow(flowMapModel);
