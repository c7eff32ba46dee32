import { Select as Ark } from '@ark-ui/react/select';
import { Check } from 'lucide-react';
import { cx } from 'styled-system/css';
import type { Option } from '../popup/option.ts';
import { optionListStyles, optionStyles, popupStyles } from '../popup/popup.styles.ts';

/**
 * The list that opens below the field. It is not rendered in the body, so that it stays inside its landmark or dialog.
 */
export function OptionList({ options }: { readonly options: readonly Option[] }) {
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
