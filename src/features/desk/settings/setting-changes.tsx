import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { useSettingTexts } from './use-setting-texts.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });

/** The latest changes of a setting, the newest first: time, author, old and new value. */
export function SettingChanges({ setting }: { readonly setting: DeskSetting }) {
  const { valueOf } = useSettingTexts();
  return (
    <ul className={list}>
      {setting.changes.map(({ id, at, by, before, after }) => (
        <li key={id}>
          <FormattedMessage
            id="deskSettings.changes.one"
            values={{
              at: <Cell type="dateTime" value={at} />,
              by,
              before: valueOf(setting, before),
              after: valueOf(setting, after),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
