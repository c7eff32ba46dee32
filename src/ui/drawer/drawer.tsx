import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useOpenLayer } from '../dialog/open-layers.ts';
import { overlayStyles } from '../dialog/overlay.styles.ts';
import { showFocused } from '../dialog/show-focused.ts';
import { useOpener } from '../dialog/use-opener.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { headingText } from '../text/heading.styles.ts';

type DrawerProps = {
  readonly open: boolean;
  /** Called on the close button and on Escape. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

const content = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  height: 'full',
  overflowY: 'auto',
  backgroundColor: 'surface',
  color: 'ink',
  outline: 'none',
  animation: '[appear 160ms ease-out]',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '16',
  paddingX: '2',
  borderBottom: 'line',
});

function OpenDrawer({ onClose, title, closeLabel, children }: DrawerProps) {
  const opener = useOpener();
  useOpenLayer({ isPlace: true, close: onClose });
  return (
    <Ark.Root open onOpenChange={(details) => !details.open && onClose()} finalFocusEl={opener}>
      <Portal>
        <Ark.Positioner className={overlayStyles}>
          <Ark.Content onFocus={showFocused} className={content}>
            <header className={head}>
              <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
              <Ark.Title className={headingText}>{title}</Ark.Title>
            </header>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/**
 * A panel that fills a small screen. The focus stays inside while the panel is open, and then returns to where it was.
 * Like a dialog, the panel is mounted only while it is open.
 */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}
