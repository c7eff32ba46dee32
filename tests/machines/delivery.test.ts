import { deliveryModel } from '../../machines/delivery/delivery.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(deliveryModel);
