import { describeFlow } from '#formal/flow-suite.ts';
import { mailLanguageModel } from '#machines/settings/mail-language/model/mail-language.model.ts';

describeFlow(mailLanguageModel);
