import { Select as Ark } from '@ark-ui/react/select';
import { Check } from 'lucide-react';
import { cx } from 'styled-system/css';
import { optionListStyles, optionStyles, popupStyles } from '../popup/popup.styles.ts';
import type { Option } from './option.ts';

/** Position `fixed`, so that a dialog does not clip the list. */
export const popupPlace = { sameWidth: true, strategy: 'fixed' } as const;

/** The list that opens below a select. It is not moved to the body, so that it stays inside its landmark or dialog. */
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
