import { describeFlow } from '#formal/flow-suite.ts';
import { filterValuesModel } from '#machines/common/filter-values/model/filter-values.model.ts';

describeFlow(filterValuesModel);
