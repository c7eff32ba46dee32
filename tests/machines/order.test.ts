import { orderModel } from '../../machines/order/order.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(orderModel);
