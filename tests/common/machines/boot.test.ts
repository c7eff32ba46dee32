import { describeFlow } from '#formal/flow-suite.ts';
import { bootModel } from '#machines/common/boot/model/boot.model.ts';

describeFlow(bootModel, { thoroughly: true });
