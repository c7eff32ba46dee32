import { ActionButtons } from './action-buttons.tsx';
import { cardActions } from './card-actions.ts';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

const actions = cardActions.filter(({ place }) => place === 'service');

/** What can be done for a customer or their card besides buying, also without a card (ACC-07). */
export function ServiceActions(surroundings: ActionSurroundings) {
  const { customer, card } = surroundings;
  const context = useActionContext(surroundings);
  return <ActionButtons actions={actions} subject={{ customer, card }} context={context} />;
}
