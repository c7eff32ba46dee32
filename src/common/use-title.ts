import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { useBrand } from './brand.ts';
import { focusHeadingOfNewPage } from './focus-heading.ts';

type Values = Readonly<Record<string, string>>;

/** The title of a page in the browser's tab. */
export const tabTitle = (intl: IntlShape, operator: string, messageId: MessageKey, values: Values = {}): string =>
  `${intl.formatMessage({ id: messageId }, values)} – ${operator}`;

/** Sets the title of the browser's tab for as long as a dialog that fills the screen is open. */
export function useDialogTitle(title: string): void {
  const inTab = `${title} – ${useBrand().name}`;
  useEffect(() => {
    const ofPage = document.title;
    document.title = inTab;
    return () => {
      document.title = ofPage;
    };
  }, [inTab]);
}

/**
 * Sets the title of the browser's tab, and moves the focus to the heading after a navigation. Returns the title's text.
 */
export function usePageTitle(messageId: MessageKey, values: Values = {}): string {
  const intl = useIntl();
  const inTab = tabTitle(intl, useBrand().name, messageId, values);
  useEffect(() => {
    document.title = inTab;
  }, [inTab]);
  useEffect(focusHeadingOfNewPage, []);
  return intl.formatMessage({ id: messageId }, values);
}
