import { useState } from 'react';
import { formatDay } from '#rules/date-text.ts';

type DateChange = (value: string | null, text: string) => void;
type Parse = (text: string) => string | null;

/** The text in the field: the typed text if it is parsed to `value`, else the formatted `value`. */
function shownText(typed: string, value: string | null, parse: Parse): string {
  const meant = parse(typed);
  if (value !== null) return meant === value ? typed : formatDay(value);
  return meant === null ? typed : '';
}

/**
 * The text of a field with an ISO date, month or year: unchanged until the field loses the focus, then formatted. A text
 * that `parse` rejects is kept.
 */
export function useTypedDate(value: string | null, onChange: DateChange, initialText: string, parse: Parse) {
  const [typed, setTyped] = useState(initialText);
  return {
    shown: shownText(typed, value, parse),
    type: (text: string) => {
      setTyped(text);
      onChange(parse(text), text);
    },
    choose: (iso: string) => {
      setTyped(formatDay(iso));
      onChange(iso, formatDay(iso));
    },
    settle: () => {
      if (value !== null) setTyped(formatDay(value));
    },
  };
}
