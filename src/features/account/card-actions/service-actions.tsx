import { ActionButtons } from './action-buttons.tsx';
import { cardActions } from './card-actions.ts';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

const actions = cardActions.filter(({ place }) => place === 'service');

/** All actions for a customer or their card except purchases; most need no card (ACC-07). */
export function ServiceActions(surroundings: ActionSurroundings) {
  const { customer, card } = surroundings;
  const context = useActionContext(surroundings);
  return <ActionButtons actions={actions} subject={{ customer, card }} context={context} />;
}
