import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { KeyName } from '#ui/key-hint/key-name.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { type Shortcut, shortcutKeys } from './shortcuts.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' });
const item = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });

const shortcuts: readonly Shortcut[] = ['next', 'previous', 'act', 'ask', 'refuse'];

interface ShortcutHelpProps {
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** The keys of the page, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutHelp({ isOn, onTurn }: ShortcutHelpProps) {
  return (
    <Disclosure label={<FormattedMessage id="deskApplication.keys" />}>
      <div className={column}>
        <ul className={list}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut} className={item}>
              <KeyName>{shortcutKeys[shortcut]}</KeyName>
              <FormattedMessage id={`deskApplication.keys.${shortcut}`} />
            </li>
          ))}
        </ul>
        <p className={quietText}>
          <FormattedMessage id="deskApplication.keys.where" />
        </p>
        <Checkbox label={<FormattedMessage id="deskApplication.keys.on" />} checked={isOn} onChange={onTurn} />
      </div>
    </Disclosure>
  );
}
