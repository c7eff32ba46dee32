import { useIntl } from 'react-intl';
import { useRefreshOnChange } from './use-refresh-on-change.ts';

/**
 * Makes an actor fetch its data again when the language changes, because the server's answers contain texts (I18-01).
 */
export function useRefreshInLanguage(actor: { readonly send: (event: { readonly type: 'refresh' }) => void }): void {
  useRefreshOnChange(actor, useIntl().locale);
}
