import { useShop } from '../../../common/shop-context.tsx';
import { useFlow } from '../../../common/use-flow.ts';
import { useRefreshInLanguage } from '../../../common/use-refresh-in-language.ts';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { FamilyBoardView } from './family-board-view.tsx';
import { provideFamilyBoard } from './family-board.actors.ts';

/** The page on which an account buys the next tickets of all its people (FAM-01). */
export function FamilyBoardScreen() {
  const { clock, newFlowId } = useShop();
  const title = usePageTitle('familyBoard.title');
  const flow = useFlow(provideFamilyBoard, () => ({ flowId: newFlowId(), today: clock.today() }));
  useRefreshInLanguage(flow);
  return (
    <Page title={title}>
      <FamilyBoardView board={flow} nobody={<NoCustomer />} />
    </Page>
  );
}
