import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { TaskChip } from '../applications/task-chip.tsx';
import { DeskApplicationPage } from './desk-application-page.tsx';
import { provideDeskApplication } from './desk-application.actors.ts';
import { NeighbourLinks, useNeighbours } from './neighbour-links.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { ShortcutsOn, useShortcuts } from './shortcuts.ts';
import { useListAddress } from './use-list-address.ts';

const taskPlace = css({ alignSelf: 'center', marginInlineEnd: '2', _empty: { display: 'none' } });

function OneApplication({ id }: { readonly id: string }) {
  const resource = useFlow((shop) => provideDeskApplication(shop, id));
  const value = useSelector(resource, ({ context }) => context.value);
  const { text: address } = useListAddress();
  const neighbours = useNeighbours(id);
  const shortcuts = useShortcuts();
  const title = usePageTitle(value === null ? 'deskApplication.titleUnknown' : 'deskApplication.title', {
    number: value?.applicationNumber ?? '',
  });
  const back = (
    <LinkButton href={`#/desk/card-applications${address}`} variant="quiet">
      <ArrowLeft aria-hidden="true" />
      <FormattedMessage id="deskApplication.back" />
    </LinkButton>
  );
  return (
    <Page
      title={title}
      actions={
        <>
          <span className={taskPlace}>
            <TaskChip task={value?.task ?? null} />
          </span>
          {back}
        </>
      }
    >
      <ResourceView<DeskApplication>
        resource={resource}
        area="deskApplication"
        errorArea="deskApplications"
        wayOn={back}
      >
        {(application) => (
          <ShortcutsOn value={shortcuts.isOn}>
            <DeskApplicationPage
              application={application}
              neighbours={<NeighbourLinks neighbours={neighbours} version={application.version} />}
              help={<ShortcutHelp isOn={shortcuts.isOn} onTurn={shortcuts.turn} />}
              onChanged={() => resource.send({ type: 'refresh' })}
            />
          </ShortcutsOn>
        )}
      </ResourceView>
    </Page>
  );
}

/** One card application with all data on which the staff decides, and the actions (DSK-03). */
export function DeskApplicationScreen() {
  const { applicationId = '' } = useParams({ strict: false });
  return <OneApplication key={applicationId} id={applicationId} />;
}
