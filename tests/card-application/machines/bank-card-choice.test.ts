import { describeFlow } from '#formal/flow-suite.ts';
import { bankCardChoiceModel } from '#machines/card-application/bank-card-choice/model/bank-card-choice.model.ts';

describeFlow(bankCardChoiceModel);
