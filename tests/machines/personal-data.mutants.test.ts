import { personalDataModel } from '../../machines/personal-data/personal-data.model.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeMutants(personalDataModel, 0.9);
