import { describeFlow } from '#formal/flow-suite.ts';
import { attachmentDownloadModel } from '#machines/common/attachment-download/model/attachment-download.model.ts';

describeFlow(attachmentDownloadModel);
