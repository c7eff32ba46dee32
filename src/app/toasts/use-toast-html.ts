import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import type { toastMarkup } from './toast-markup.ts';
import { toastText } from './toast-text.ts';

type Markup = typeof toastMarkup;

/**
 * The messages as sanitised HTML. The sanitiser is loaded when a message contains HTML; until then the message is shown
 * as plain text.
 */
export function useToastHtml(requests: readonly ToastRequest[]): readonly string[] {
  const intl = useIntl();
  const [markup, setMarkup] = useState<Markup | null>(null);
  const texts = requests.map((request) => ({ request, ...toastText(intl, request) }));
  const isNeeded = texts.some(({ hasMarkup }) => hasMarkup);
  useEffect(() => {
    if (isNeeded)
      import('./toast-markup.ts').then(
        ({ toastMarkup: made }) => setMarkup(() => made),
        () => {},
      );
  }, [isNeeded]);
  return texts.map(({ request, html, hasMarkup }) => (hasMarkup && markup !== null ? markup(intl, request) : html));
}
