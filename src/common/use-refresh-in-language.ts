import { useIntl } from 'react-intl';
import { useRefreshOnChange } from './use-refresh-on-change.ts';

/** Has an actor fetch again what it shows when the language changes: the server's answers contain texts (I18-01). */
export function useRefreshInLanguage(actor: { readonly send: (event: { readonly type: 'refresh' }) => void }): void {
  useRefreshOnChange(actor, useIntl().locale);
}
