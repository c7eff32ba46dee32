import { filterValuesModel } from '../../machines/filter-values/filter-values.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(filterValuesModel);
describeMutants(filterValuesModel, 0.9);
