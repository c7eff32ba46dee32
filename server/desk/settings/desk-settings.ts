import { deskSettings } from '#contract/endpoints/setting-desk.ts';
import { route } from '../../platform/http/route.ts';
import { describeSettings } from './describe-settings.ts';

/** The operator's settings, for the staff (OPD-03). */
export const deskSettingsRoute = route(deskSettings, 'read', describeSettings);
