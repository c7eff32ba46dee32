import { paymentModel } from '../../machines/payment/payment.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(paymentModel);
