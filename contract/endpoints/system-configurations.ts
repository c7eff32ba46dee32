import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { SystemConfigurationChanges } from '../entities/configuration-changes.ts';
import { SystemConfiguration } from '../entities/configuration.ts';
import { commonQuery } from '../query.ts';

export const systemConfigurations = endpoint({
  name: 'systemConfigurations',
  method: 'GET',
  path: '/api/public/system-configurations',
  summary: "The operator's flags.",
  access: 'public',
  extension: 'specified',
  query: v.object(commonQuery),
  response: SystemConfiguration,
  errors: [],
});

export const changeSystemConfigurations = endpoint({
  name: 'changeSystemConfigurations',
  method: 'PATCH',
  path: '/api/public/system-configurations',
  summary:
    "Change some of the operator's flags, numbers and fees; the others do not change. The answer contains all flags.",
  access: 'operator',
  extension: 'specified',
  query: v.object(commonQuery),
  request: SystemConfigurationChanges,
  response: SystemConfiguration,
  errors: ['CURRENCY_IN_USE', 'SETTING_CHANGED', 'SETTING_OUT_OF_RANGE'],
});
