import { describeFlow } from '#formal/flow-suite.ts';
import { repeatPurchaseModel } from '#machines/common/repeat-purchase/model/repeat-purchase.model.ts';

describeFlow(repeatPurchaseModel);
