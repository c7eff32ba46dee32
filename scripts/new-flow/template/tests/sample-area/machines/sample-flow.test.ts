import { describeFlow } from '#formal/flow-suite.ts';
import { sampleFlowModel } from '#machines/sample-area/sample-flow/model/sample-flow.model.ts';

describeFlow(sampleFlowModel);
