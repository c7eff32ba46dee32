import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useBrand } from './brand.ts';
import { focusHeadingOfNewPage } from './focus-heading.ts';

type Values = Readonly<Record<string, string>>;

/** What a browser's tab calls a page of the operator's. */
export const tabTitle = (intl: IntlShape, operator: string, messageId: string, values: Values = {}): string =>
  `${intl.formatMessage({ id: messageId }, values)} – ${operator}`;

/** The page's title in the browser's tab, and the focus at its heading; returns its text for the heading. */
export function usePageTitle(messageId: string, values: Values = {}): string {
  const intl = useIntl();
  const inTab = tabTitle(intl, useBrand().name, messageId, values);
  useEffect(() => {
    document.title = inTab;
  }, [inTab]);
  useEffect(focusHeadingOfNewPage, []);
  return intl.formatMessage({ id: messageId }, values);
}
