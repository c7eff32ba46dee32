import { dataExportModel } from '../../machines/data-export/data-export.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(dataExportModel);
