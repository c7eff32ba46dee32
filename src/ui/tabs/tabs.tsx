import { Tabs as Ark } from '@ark-ui/react/tabs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { showInLine } from './show-in-line.ts';

type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode; readonly content: ReactNode };

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
};

const list = css({ display: 'flex', gap: '1', overflowX: 'auto', borderBottom: 'line', scrollbarWidth: '[none]' });
const tab = css({
  flexShrink: '0',
  minHeight: 'target',
  paddingX: '4',
  marginBottom: '[-1px]',
  borderBottom: '[3px solid transparent]',
  color: 'inkSoft',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { color: 'ink', borderColor: 'neutral.300' },
  '@media (forced-colors: active)': { borderColor: '[Canvas]' },
  _focusVisible: { outlineOffset: '[-3px]' },
  '&[data-selected]': {
    color: 'primaryText',
    borderColor: 'primaryText',
    fontWeight: 'bold',
    '@media (forced-colors: active)': { borderColor: '[Highlight]' },
  },
});
const panel = css({ paddingTop: '6', outlineOffset: '[2px]' });

/**
 * Only the chosen tab's content is rendered; the arrow keys move between tabs. On a narrow screen, the line of tabs
 * scrolls until the chosen tab is visible.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showInLine(line.current, `[data-value="${value}"]`), [value]);
  return (
    <Ark.Root
      value={value}
      onValueChange={(details) => {
        const chosen = tabs.find(({ id }) => id === details.value);
        if (chosen) onChange(chosen.id);
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.List ref={line} className={list} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <Ark.Trigger key={id} value={id} className={tab}>
            {text}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map(({ id, content }) => (
        <Ark.Content key={id} value={id} className={panel}>
          {content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
