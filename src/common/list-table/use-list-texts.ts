import { useIntl } from 'react-intl';
import type { ShownRange } from '#machines/common/list/list.view.ts';
import type { AreaWith, MessageKey } from '#messages/keys/message-key.ts';
import type { PaginationProps } from '#ui/pagination/pagination.tsx';
import type { TableTexts } from '#ui/table/table.types.ts';

interface ListTexts {
  readonly table: TableTexts;
  /** `range` is null until it is known. */
  readonly pagination: (range: ShownRange | null) => PaginationProps['texts'];
}

export function useListTexts(area: AreaWith<'caption'>): ListTexts {
  const intl = useIntl();
  const text = (id: MessageKey) => intl.formatMessage({ id });
  return {
    table: {
      caption: text(`${area}.caption`),
      sortBy: text('list.sortBy'),
      ascending: text('list.ascending'),
      descending: text('list.descending'),
      actions: text('list.actions'),
      expand: text('list.expand'),
      collapse: text('list.collapse'),
      loading: text('list.loading'),
    },
    pagination: (range) => ({
      pages: text('list.pages'),
      size: text('list.pageSize'),
      previous: text('list.previous'),
      next: text('list.next'),
      range: range === null ? '' : intl.formatMessage({ id: 'list.range' }, { ...range }),
    }),
  };
}
