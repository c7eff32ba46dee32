import { describeFlow } from '../../formal/flow-suite.ts';
import { flowMapModel } from '../../machines/flow-map/model/flow-map.model.ts';

describeFlow(flowMapModel);
