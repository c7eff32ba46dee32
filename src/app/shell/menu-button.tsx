import { Menu } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import { LoadingDialog } from '#common/lazy-part/loading-dialog.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';

const MenuDrawer = lazyPart(
  async () => (await import('./menu-drawer.tsx')).MenuDrawer,
  ({ loading, part }) =>
    part.open && (
      <LoadingDialog
        loading={loading}
        title="shell.menu"
        close="shell.closeMenu"
        size="small"
        fields={3}
        onClose={part.onClose}
      />
    ),
  'account',
);

const place = css({ display: { wide: 'none' }, marginLeft: '[-0.75rem]' });

/** Opens the side menu on screens that are too narrow for the rail. */
export function MenuButton() {
  const intl = useIntl();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useOpenerOf('menu', () => setState('open'));
  const close = useCallback(() => setState('closed'), []);
  return (
    <div className={place}>
      <IconButton
        label={intl.formatMessage({ id: 'shell.menu' })}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state !== 'unused' && (
        <DialogEntry name="menu">
          <MenuDrawer open={state === 'open'} onClose={close} />
        </DialogEntry>
      )}
    </div>
  );
}
