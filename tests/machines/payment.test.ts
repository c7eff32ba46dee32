import { describeFlow } from '../../formal/flow-suite.ts';
import { paymentModel } from '../../machines/payment/model/payment.model.ts';

describeFlow(paymentModel);
