import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { GlobalSetting } from '../entities/global-setting.ts';
import { commonQuery } from '../query.ts';

const query = v.object(commonQuery);

export const globalSettings = endpoint({
  name: 'globalSettings',
  method: 'GET',
  path: '/api/eshop/global-settings',
  summary: "The operator's settings.",
  access: 'customer',
  extension: 'specified',
  query,
  response: v.array(GlobalSetting),
  errors: [],
});

export const globalSettingsMapPhone = endpoint({
  name: 'globalSettingsMapPhone',
  method: 'GET',
  path: '/api/eshop/global-settings-map-phone',
  summary: "The operator's settings for their telephone application.",
  access: 'mapPhone',
  extension: 'specified',
  query,
  response: v.array(GlobalSetting),
  errors: [],
});
