import { useIntl, type IntlShape } from 'react-intl';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { deviceOf } from './device-of.ts';

type LoggedInOn = Pick<OpenLogIn, 'userAgent' | 'telephoneApplication'>;

/** A text for a device, usable at the beginning of a line or after a colon: `Firefox on Windows`. */
export function deviceText(intl: IntlShape, { userAgent, telephoneApplication }: LoggedInOn): string {
  if (telephoneApplication) return intl.formatMessage({ id: 'myTrail.device.application' });
  const { browser, system } = deviceOf(userAgent);
  if (browser === null && system === null) return intl.formatMessage({ id: 'myTrail.device.unknown' });
  if (browser === null) return intl.formatMessage({ id: 'myTrail.device.system' }, { system });
  return system === null ? browser : intl.formatMessage({ id: 'myTrail.device' }, { browser, system });
}

/** Returns a function that describes a device in the page's language. */
export function useDeviceText(): (loggedInOn: LoggedInOn) => string {
  const intl = useIntl();
  return (loggedInOn) => deviceText(intl, loggedInOn);
}
