import { flowMapModel } from '../../machines/flow-map/flow-map.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(flowMapModel);
