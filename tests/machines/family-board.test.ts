import { familyBoardModel } from '../../machines/family-board/family-board.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(familyBoardModel);
