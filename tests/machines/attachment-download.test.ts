import { attachmentDownloadModel } from '../../machines/attachment-download/attachment-download.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(attachmentDownloadModel);
describeMutants(attachmentDownloadModel, 0.9);
