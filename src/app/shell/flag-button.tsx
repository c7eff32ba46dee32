import { css } from 'styled-system/css';
import languageNames from 'virtual:language-names';
import type { Locale } from '#contract/enumerations.ts';
import { Flag } from './flag.tsx';

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'target',
  minHeight: 'target',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'neutral.100' },
});

interface FlagButtonProps {
  readonly locale: Locale;
  readonly onClick: () => void;
}

/**
 * A button that switches to the language of its flag. The tooltip contains the name of the language, also for screen
 * readers.
 */
export function FlagButton({ locale, onClick }: FlagButtonProps) {
  const name = languageNames[locale];
  return (
    <button type="button" lang={locale} title={name} aria-label={name} className={button} onClick={onClick}>
      <Flag locale={locale} />
    </button>
  );
}
