import { paymentReturnModel } from '../../machines/payment-return/payment-return.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(paymentReturnModel);
