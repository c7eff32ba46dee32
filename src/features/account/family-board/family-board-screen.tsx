import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshInLanguage } from '#common/use-refresh-in-language.ts';
import { usePageTitle } from '#common/use-title.ts';
import { FamilyBoardDraft, familyBoardDraft } from '#machines/account/family-board/family-board.draft.ts';
import { Page } from '#ui/page/page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { FamilyBoardView } from './family-board-view.tsx';
import { provideFamilyBoard } from './family-board.actors.ts';

const form = { form: 'familyBoard', subject: 'familyBoard' };

/** The page on which an account buys the next tickets of all its people (FAM-01). */
export function FamilyBoardScreen() {
  const shop = useShop();
  const title = usePageTitle('familyBoard.title');
  const flow = useFlow(provideFamilyBoard, () => ({
    flowId: shop.newFlowId(),
    today: shop.clock.today(),
    draft: findEnteredData(shop, form, FamilyBoardDraft),
  }));
  useFormDraft(shop, { ...form, flow, entered: () => familyBoardDraft(flow.getSnapshot()) });
  useRefreshInLanguage(flow);
  return (
    <Page title={title}>
      <FamilyBoardView board={flow} nobody={<NoCustomer />} />
    </Page>
  );
}
