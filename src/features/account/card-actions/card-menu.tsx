import { MapPin } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { RowContent } from '#ui/row-list/row-content.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { ApplicationButtons } from '../application-buttons/application-buttons.tsx';
import { ActionButtons } from './action-buttons.tsx';
import type { ActionSurroundings } from './use-action-context.ts';

/**
 * All that can be done about a customer's card, except purchases: apply for another card, transfer, connect, complain
 * (ACC-07). If an application is the next step, its button is above the list and is the primary one.
 */
export function CardMenu(surroundings: ActionSurroundings) {
  const { customer, card, link, standing, configuration } = surroundings;
  const intl = useIntl();
  const title = intl.formatMessage({ id: card === null ? 'account.cardMenu.none' : 'account.cardMenu' });
  const offersBranches = card === null && standing?.manageable === true;
  const contacts = offersBranches ? configuration.footerLinks?.contacts : undefined;
  const more = (
    <>
      <ActionButtons {...surroundings} place="card" variant="row" />
      {contacts !== undefined && (
        <li>
          <LinkButton variant="row" href={contacts} rel="noreferrer">
            <RowContent icon={<MapPin aria-hidden="true" />}>
              <FormattedMessage id="firstSteps.contacts" />
            </RowContent>
          </LinkButton>
        </li>
      )}
    </>
  );
  if (standing === null)
    return (
      <RowList title={title} titleShown tiles>
        {more}
      </RowList>
    );
  const isNext = card === null && standing.openApplication === null;
  return (
    <ApplicationButtons
      customer={customer}
      link={link}
      standing={standing}
      configuration={configuration}
      list={{ title, isNext, more }}
    />
  );
}
