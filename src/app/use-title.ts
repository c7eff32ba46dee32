import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { focusHeadingOnArrival } from './focus-heading.ts';

type Values = Readonly<Record<string, string>>;

/** What a browser's tab calls a page. */
export const tabTitle = (intl: IntlShape, messageId: string, values: Values = {}): string =>
  `${intl.formatMessage({ id: messageId }, values)} – Linka`;

/** The page's title in the browser's tab, and the focus at its heading; returns its text for the heading. */
export function usePageTitle(messageId: string, values: Values = {}): string {
  const intl = useIntl();
  const inTab = tabTitle(intl, messageId, values);
  useEffect(() => {
    document.title = inTab;
  }, [inTab]);
  useEffect(focusHeadingOnArrival, []);
  return intl.formatMessage({ id: messageId }, values);
}
