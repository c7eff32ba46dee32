import { Pencil, Plus, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { ButtonVariant } from '../button/button.styles.ts';
import { Button } from '../button/button.tsx';

type TablePress = {
  readonly label: string;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Why the button cannot be used now; undefined = it can be used. */
  readonly obstacle?: string | undefined;
};

/** A button of the generic table. The table decides its look and place; the list decides what it opens. */
export type TableButton = (press: TablePress) => ReactNode;

const tableButton = (variant: ButtonVariant, Icon?: LucideIcon): TableButton =>
  function TableButtonOf({ label, onPress, ref, obstacle }) {
    return (
      <Button ref={ref} variant={variant} unavailable={obstacle !== undefined} title={obstacle} onClick={onPress}>
        {Icon !== undefined && <Icon aria-hidden="true" />}
        <span>{label}</span>
      </Button>
    );
  };

/** The button for other actions of a row. */
export const quietButton = tableButton('quiet');
export const createButton = tableButton('primary', Plus);
export const editButton = tableButton('quiet', Pencil);
export const deleteButton = tableButton('quiet', Trash2);
