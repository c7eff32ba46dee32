import { reclamationAnswerModel } from '../../machines/reclamation-answer/reclamation-answer.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(reclamationAnswerModel);
