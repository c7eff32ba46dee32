import { attachmentUploadModel } from '../../machines/attachment-upload/attachment-upload.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(attachmentUploadModel);
describeMutants(attachmentUploadModel, 0.9);
