import { useEffect, useState } from 'react';

type Sanitise = (html: string) => string;

const escape: Sanitise = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Makes markup from messages safe (TST-01). The sanitiser is fetched when a text has markup; until it is there the
 * text is shown with its markup as it is written.
 */
export function useSafeMarkup(): Sanitise {
  const [sanitise, setSanitise] = useState<Sanitise | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    void import('dompurify').then(({ default: purify }) =>
      setSanitise(() => (html: string) => purify.sanitize(html, { ALLOWED_TAGS: ['b', 'strong', 'em', 'br', 'a'] })),
    );
  }, [wanted]);
  return (html) => {
    if (!html.includes('<')) return escape(html);
    if (sanitise !== null) return sanitise(html);
    queueMicrotask(() => setWanted(true));
    return escape(html);
  };
}
