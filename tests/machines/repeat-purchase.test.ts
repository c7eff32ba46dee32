import { repeatPurchaseModel } from '../../machines/repeat-purchase/repeat-purchase.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(repeatPurchaseModel);
