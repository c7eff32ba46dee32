import { orderModel } from '../../machines/order/order.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(orderModel);
describeMutants(orderModel, 1);
