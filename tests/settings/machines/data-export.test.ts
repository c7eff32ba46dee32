import { describeFlow } from '#formal/flow-suite.ts';
import { dataExportModel } from '#machines/settings/data-export/model/data-export.model.ts';

describeFlow(dataExportModel);
