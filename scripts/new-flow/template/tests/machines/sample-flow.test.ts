import { sampleFlowModel } from '../../machines/sample-flow/sample-flow.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(sampleFlowModel);
