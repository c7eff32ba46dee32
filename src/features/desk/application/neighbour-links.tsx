import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFlow } from '#common/use-flow.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { provideNeighbours } from './desk-application.actors.ts';
import { useListAddress } from './use-list-address.ts';

interface NeighbourLinksProps {
  readonly id: string;
  /**
   * The version of the application. When it changes, the neighbours are read again, because the application may have
   * left the filtered list.
   */
  readonly version: string;
}

/** The links to the applications before and after the shown application in the list. */
export function NeighbourLinks({ id, version }: NeighbourLinksProps) {
  const { address, text } = useListAddress();
  const resource = useFlow((shop) => provideNeighbours(shop, id, address));
  const neighbours = useSelector(resource, ({ context }) => context.value);
  useEffect(() => {
    if (version !== '') resource.send({ type: 'refresh' });
  }, [resource, version]);
  const link = (neighbour: number) => `#/desk/card-applications/${String(neighbour)}${text}`;
  const { previous = null, next = null } = neighbours ?? {};
  return (
    <>
      {previous !== null && (
        <LinkButton href={link(previous)} variant="quiet">
          <ChevronLeft aria-hidden="true" />
          <FormattedMessage id="deskApplication.previous" />
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton href={link(next)} variant="quiet">
          <FormattedMessage id="deskApplication.next" />
          <ChevronRight aria-hidden="true" />
        </LinkButton>
      )}
    </>
  );
}
