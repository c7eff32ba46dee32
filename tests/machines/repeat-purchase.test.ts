import { describeFlow } from '../../formal/flow-suite.ts';
import { repeatPurchaseModel } from '../../machines/repeat-purchase/model/repeat-purchase.model.ts';

describeFlow(repeatPurchaseModel);
