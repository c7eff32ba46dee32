import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshOnChange } from '#common/use-refresh-on-change.ts';
import { KeyHint } from '#ui/key-hint/key-hint.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { provideNeighbours } from './desk-application.actors.ts';
import { useShortcut } from './shortcuts.ts';
import { useListAddress } from './use-list-address.ts';

/** On a phone the arrows are enough, and the words are only read out. */
const word = css({ srOnly: { base: true, narrow: false } });

interface NeighbourLinksProps {
  readonly neighbours: ReturnType<typeof useNeighbours>;
  /**
   * The version of the application. When it changes, the neighbours are read again, because the application may have
   * left the filtered list.
   */
  readonly version: string;
}

/** The neighbours of an application, which are read beside it. */
export function useNeighbours(id: string) {
  const { address } = useListAddress();
  return useFlow((shop) => provideNeighbours(shop, id, address));
}

/** The links to the applications before and after the shown application in the list. */
export function NeighbourLinks({ neighbours, version }: NeighbourLinksProps) {
  const { text } = useListAddress();
  const value = useSelector(neighbours, ({ context }) => context.value);
  const previousKey = useShortcut('previous');
  const nextKey = useShortcut('next');
  useRefreshOnChange(neighbours, version);
  const link = (neighbour: number) => `#/desk/card-applications/${String(neighbour)}${text}`;
  const { previous = null, next = null } = value ?? {};
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
