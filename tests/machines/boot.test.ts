import { bootModel } from '../../machines/boot/boot.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(bootModel);
