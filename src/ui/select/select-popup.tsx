import { Select as Ark } from '@ark-ui/react/select';
import { Check } from 'lucide-react';
import { cx } from 'styled-system/css';
import { optionListStyles, optionStyles, popupStyles } from '../popup/popup.styles.ts';
import type { Option } from './option.ts';

/** Fixed, so that the edge of a dialog does not cut the list. */
export const popupPlace = { sameWidth: true, strategy: 'fixed' } as const;

/** The list that opens under a select, in its place in the page, so that it belongs to the same landmark or dialog. */
export function SelectPopup({ options }: { readonly options: readonly Option[] }) {
  return (
    <Ark.Positioner>
      <Ark.Content className={cx(popupStyles, optionListStyles)}>
        {options.map((option) => (
          <Ark.Item key={option.value} item={option} className={optionStyles}>
            <Ark.ItemText>{option.label}</Ark.ItemText>
            <Ark.ItemIndicator>
              <Check aria-hidden="true" />
            </Ark.ItemIndicator>
          </Ark.Item>
        ))}
      </Ark.Content>
    </Ark.Positioner>
  );
}
