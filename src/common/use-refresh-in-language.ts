import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

/** Has an actor fetch again what it shows when the language changes: the server's answers contain texts (I18-01). */
export function useRefreshInLanguage(actor: { readonly send: (event: { readonly type: 'refresh' }) => void }): void {
  const { locale } = useIntl();
  const fetchedIn = useRef(locale);
  useEffect(() => {
    if (fetchedIn.current === locale) return;
    fetchedIn.current = locale;
    actor.send({ type: 'refresh' });
  }, [actor, locale]);
}
