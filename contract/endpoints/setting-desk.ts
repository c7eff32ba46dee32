import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DeskSetting } from '../entities/desk-setting.ts';
import { commonQuery } from '../query.ts';

export const deskSettings = endpoint({
  name: 'deskSettings',
  method: 'GET',
  path: '/api/system/settings',
  summary:
    "All of the operator's settings with range, default and latest changes (ours); PATCH system-configurations changes them.",
  access: 'operator',
  extension: 'desk',
  query: v.object(commonQuery),
  response: v.array(DeskSetting),
  errors: [],
});
