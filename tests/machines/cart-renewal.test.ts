import { describeFlow } from '../../formal/flow-suite.ts';
import { cartRenewalModel } from '../../machines/cart-renewal/model/cart-renewal.model.ts';

describeFlow(cartRenewalModel);
