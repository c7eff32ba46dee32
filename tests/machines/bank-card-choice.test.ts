import { bankCardChoiceModel } from '../../machines/bank-card-choice/bank-card-choice.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(bankCardChoiceModel);
