import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { SettingChanges } from './setting-changes.tsx';
import { useSettingTexts } from './use-setting-texts.ts';

interface SettingRowProps {
  readonly setting: DeskSetting;
  readonly onChange: () => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[minmax(0, 1fr) minmax(0, 16rem) auto]' },
  alignItems: 'start',
  columnGap: '6',
  rowGap: '2',
  paddingY: '4',
  borderTop: 'line',
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const value = css({ fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const wide = css({ gridColumn: '[1 / -1]' });

/** One setting: its effect, its value, its default, and who changed it last (OPD-03). */
export function SettingRow({ setting, onChange }: SettingRowProps) {
  const { nameOf, helpOf, rangeOf, valueOf } = useSettingTexts();
  const [last] = setting.changes;
  const label = nameOf(setting);
  const range = rangeOf(setting);
  return (
    <li className={row}>
      <div className={words}>
        <span className={name}>{label}</span>
        <span className={quietText}>{helpOf(setting)}</span>
        {range !== null && <span className={quietText}>{range}</span>}
      </div>
      <div className={words}>
        <span className={value}>{valueOf(setting, setting.value)}</span>
        {setting.standard !== null && setting.kind !== 'FIXED' && (
          <span className={quietText}>
            <FormattedMessage id="deskSettings.standard" values={{ value: valueOf(setting, setting.standard) }} />
          </span>
        )}
        {last !== undefined && (
          <span className={quietText}>
            <FormattedMessage
              id="deskSettings.changed"
              values={{ at: <Cell type="dateTime" value={last.at} />, by: last.by }}
            />
          </span>
        )}
      </div>
      {setting.kind === 'FIXED' ? (
        <span className={quietText}>
          <FormattedMessage id="deskSettings.fixed" />
        </span>
      ) : (
        <Button variant="quiet" onClick={onChange}>
          <FormattedMessage id="deskSettings.change" />
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      )}
      {setting.changes.length > 0 && (
        <div className={cx(words, wide)}>
          <Disclosure label={<FormattedMessage id="deskSettings.changes" values={{ count: setting.changes.length }} />}>
            <SettingChanges setting={setting} />
          </Disclosure>
        </div>
      )}
    </li>
  );
}
