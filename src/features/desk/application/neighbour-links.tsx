import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useFlow } from '#common/use-flow.ts';
import { KeyHint } from '#ui/key-hint/key-hint.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { provideNeighbours } from './desk-application.actors.ts';
import { useShortcut } from './shortcuts.ts';
import { useListAddress } from './use-list-address.ts';

/** On a phone the arrows are enough, and the words are only read out. */
const word = css({ srOnly: { base: true, narrow: false } });

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
  const previousKey = useShortcut('previous');
  const nextKey = useShortcut('next');
  useEffect(() => {
    if (version !== '') resource.send({ type: 'refresh' });
  }, [resource, version]);
  const link = (neighbour: number) => `#/desk/card-applications/${String(neighbour)}${text}`;
  const { previous = null, next = null } = neighbours ?? {};
  return (
    <>
      {previous !== null && (
        <LinkButton href={link(previous)} variant="quiet" aria-keyshortcuts={previousKey}>
          <ChevronLeft aria-hidden="true" />
          <span className={word}>
            <FormattedMessage id="deskApplication.previous" />
          </span>
          {previousKey !== undefined && <KeyHint value={previousKey} />}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton href={link(next)} variant="quiet" aria-keyshortcuts={nextKey}>
          {nextKey !== undefined && <KeyHint value={nextKey} />}
          <span className={word}>
            <FormattedMessage id="deskApplication.next" />
          </span>
          <ChevronRight aria-hidden="true" />
        </LinkButton>
      )}
    </>
  );
}
