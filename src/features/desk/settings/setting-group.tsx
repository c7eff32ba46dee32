import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { DeskSetting, SettingSubject } from '#contract/entities/desk-setting.ts';
import { raised } from '#ui/card/raised.styles.ts';
import { headingText } from '#ui/text/heading.styles.ts';
import { SettingRow } from './setting-row.tsx';

interface SettingGroupProps {
  readonly subject: SettingSubject;
  readonly settings: readonly DeskSetting[];
  readonly onChange: (setting: DeskSetting) => void;
}

const box = css({ paddingX: { base: 'edge', narrow: '6' }, paddingTop: '6', paddingBottom: '2', scrollMarginTop: '4' });
const list = css({ marginTop: '4' });

/** The id of the heading of a subject, used to jump to it. */
export const subjectId = (subject: SettingSubject): string => `settings-${subject.toLowerCase()}`;

/** The settings of one subject. */
export function SettingGroup({ subject, settings, onChange }: SettingGroupProps) {
  const labelId = useId();
  return (
    <section className={cx(raised, box)} aria-labelledby={labelId} id={subjectId(subject)} tabIndex={-1}>
      <h2 id={labelId} className={headingText}>
        <FormattedMessage id={`deskSettings.subject.${subject}`} />
      </h2>
      <ul className={list}>
        {settings.map((setting) => (
          <SettingRow key={setting.name} setting={setting} onChange={() => onChange(setting)} />
        ))}
      </ul>
    </section>
  );
}
