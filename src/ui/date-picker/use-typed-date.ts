import { useState } from 'react';
import { formatDay, parseDay } from '../../../rules/date-text.ts';

type DateChange = (value: string | null, text: string) => void;

/** The text in the field: the typed text while it means `value`, else `value` itself. */
function shownText(typed: string, value: string | null): string {
  const meant = parseDay(typed);
  if (value !== null) return meant === value ? typed : formatDay(value);
  return meant === null ? typed : '';
}

/**
 * The text of a field with an ISO date: as typed until the field loses the focus, then formatted. A text that is not a
 * date stays.
 */
export function useTypedDate(value: string | null, onChange: DateChange, initialText: string) {
  const [typed, setTyped] = useState(initialText);
  return {
    shown: shownText(typed, value),
    type: (text: string) => {
      setTyped(text);
      onChange(parseDay(text), text);
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
