import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** The page's title in the browser's tab; returns its text for the heading. */
export function usePageTitle(messageId: string): string {
  const title = useIntl().formatMessage({ id: messageId });
  useEffect(() => {
    document.title = `${title} – Linka`;
  }, [title]);
  return title;
}
