import { css } from 'styled-system/css';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '1' });

export type GallerySettings = {
  readonly brand: string;
  /** One part only; '' for all. */
  readonly part: string;
  /** Texts 40 % longer. */
  readonly long: boolean;
};

type SettingsProps = {
  readonly settings: GallerySettings;
  readonly brands: readonly string[];
  readonly parts: readonly string[];
  readonly onChange: (settings: GallerySettings) => void;
};

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The settings of the gallery. They are kept in the address, so that a link shows the same. */
export function Settings({ settings, brands, parts, onChange }: SettingsProps) {
  return (
    <div className={row}>
      <NativeSelect
        label="Brand"
        options={named(brands)}
        value={settings.brand}
        onChange={(brand) => onChange({ ...settings, brand })}
      />
      <NativeSelect
        label="Part"
        options={[{ value: '', label: 'all' }, ...named(parts)]}
        value={settings.part}
        onChange={(part) => onChange({ ...settings, part })}
      />
      <Checkbox
        label="Texts 40 % longer"
        checked={settings.long}
        onChange={(long) => onChange({ ...settings, long })}
      />
    </div>
  );
}
