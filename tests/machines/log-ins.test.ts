import { logInsModel } from '../../machines/log-ins/log-ins.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(logInsModel);
describeMutants(logInsModel, 0.9);
