import { describeFlow } from '../../formal/flow-suite.ts';
import { logInsModel } from '../../machines/log-ins/model/log-ins.model.ts';

describeFlow(logInsModel);
