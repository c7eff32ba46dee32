import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { SystemConfiguration } from '../entities/configuration.ts';
import { commonQuery } from '../query.ts';

export const systemConfigurations = endpoint({
  name: 'systemConfigurations',
  method: 'GET',
  path: '/api/public/system-configurations',
  summary: "The operator's flags.",
  access: 'public',
  query: v.object(commonQuery),
  response: SystemConfiguration,
  errors: [],
});
