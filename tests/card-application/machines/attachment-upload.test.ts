import { describeFlow } from '#formal/flow-suite.ts';
import { attachmentUploadModel } from '#machines/card-application/attachment-upload/model/attachment-upload.model.ts';

describeFlow(attachmentUploadModel);
