import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

export type ChipTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const styles = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingX: '2',
    paddingY: '[0.125rem]',
    borderRadius: 'small',
    fontSize: 's',
    fontWeight: 'medium',
    textWrap: 'balance',
    _forced: { border: '[1px solid]' },
    _before: {
      content: '""',
      flexShrink: '0',
      width: '2',
      height: '2',
      borderRadius: 'round',
      border: '[2px solid currentColor]',
    },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'neutral.100', color: 'neutral.700' },
      info: { backgroundColor: 'info.ground', color: 'info.text' },
      success: { backgroundColor: 'success.ground', color: 'success.text', _before: { backgroundColor: 'current' } },
      warning: { backgroundColor: 'warning.ground', color: 'warning.text', _before: { backgroundColor: 'current' } },
      error: { backgroundColor: 'error.ground', color: 'error.text', _before: { backgroundColor: 'current' } },
    },
  },
});

/** A state as one word. The colour adds no information to the word. */
export function StateChip({ tone = 'neutral', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={styles({ tone })}>{children}</span>;
}
