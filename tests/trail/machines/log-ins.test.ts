import { describeFlow } from '#formal/flow-suite.ts';
import { logInsModel } from '#machines/trail/log-ins/model/log-ins.model.ts';

describeFlow(logInsModel);
