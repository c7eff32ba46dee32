import { Menu } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { lazyPart } from '../../common/lazy-part.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

const place = css({ display: { wide: 'none' }, marginLeft: '[-0.75rem]' });

/** Opens the side menu on screens that are too narrow for the rail. */
export function MenuButton() {
  const intl = useIntl();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
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
      <Suspense>{state !== 'unused' && <MenuDrawer open={state === 'open'} onClose={close} />}</Suspense>
    </div>
  );
}
