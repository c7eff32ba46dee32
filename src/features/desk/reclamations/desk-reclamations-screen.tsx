import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { MultiFilter } from '#common/list-table/multi-filter.tsx';
import { TextFilter } from '#common/list-table/text-filter.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { longestReclamationSearch, deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { eshopReclamationStates } from '#contract/enumerations.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import { Page } from '#ui/page/page.tsx';
import { AnswerButton } from './answer-button.tsx';
import { DeskReclamationOpened } from './desk-reclamation-opened.tsx';
import { deskReclamationFits, provideDeskReclamations } from './desk-reclamations.actors.ts';
import { ReclamationAnswerDialog } from './reclamation-answer-dialog.tsx';
import { useAnswering } from './use-answering.ts';
import { useDeskReclamationColumns } from './use-desk-reclamation-columns.tsx';

function Filters({ list }: { readonly list: ListActor<DeskReclamation, null> }) {
  const intl = useIntl();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const change = (name: string) => (value: string | readonly string[]) =>
    list.send({ type: 'changeFilter', name, value });
  return (
    <>
      <TextFilter
        label={intl.formatMessage({ id: 'deskReclamations.search' })}
        value={filters['search']}
        longest={longestReclamationSearch}
        onChange={change('search')}
      />
      <MultiFilter
        label={intl.formatMessage({ id: 'deskReclamations.state' })}
        values={eshopReclamationStates.map((name) => ({
          name,
          displayName: intl.formatMessage({ id: `eshopReclamationState.${name}` }),
        }))}
        area="eshopReclamationState"
        value={filters['states']}
        onChange={change('states')}
      />
    </>
  );
}

const nameOf = ({ id }: DeskReclamation): string => `answer-${String(id)}`;

/** All reclamations, and the answers of the staff (REC-04). */
export function DeskReclamationsScreen() {
  const shop = useShop();
  const title = usePageTitle('deskReclamations.title');
  const columns = useDeskReclamationColumns();
  const list = useListInAddress(
    () => provideDeskReclamations(shop),
    { detailSource: 'included', sortBy: 'waiting', sortDesc: false },
    deskReclamationFits,
  );
  const { answering, answer, close } = useAnswering(list);
  return (
    <Page title={title} lead={<FormattedMessage id="deskReclamations.lead" />}>
      <ListTable
        list={list}
        area="deskReclamations"
        columns={columns}
        sortColumns={deskReclamations.sortColumns}
        filters={<Filters list={list} />}
        rowTone={({ state }) => (state.name === 'PENDING' ? undefined : 'faded')}
        rowActions={(reclamation) =>
          reclamation.state.name === 'PENDING' && (
            <AnswerButton name={nameOf(reclamation)} onPress={() => answer(reclamation)} />
          )
        }
        renderDetail={(reclamation) => <DeskReclamationOpened reclamation={reclamation} />}
      />
      {answering !== null && (
        <DialogEntry name={nameOf(answering)}>
          <ReclamationAnswerDialog
            reclamation={answering}
            onChanged={() => list.send({ type: 'refresh' })}
            onClosed={close}
          />
        </DialogEntry>
      )}
    </Page>
  );
}
