import { cartRenewalModel } from '../../machines/cart-renewal/cart-renewal.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(cartRenewalModel);
