import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { Page } from '#ui/page/page.tsx';
import { SampleFlowView } from './sample-flow-view.tsx';
import { provideSampleFlow } from './sample-flow.actors.ts';

/** FILL IN: the purpose of the page; add one line for it to src/app/router/router.tsx. */
export function SampleFlowScreen() {
  const title = usePageTitle('sampleFlow.title');
  const actor = useFlow(provideSampleFlow, (shop) => ({ flowId: shop.newFlowId() }));
  return (
    <Page title={title}>
      <SampleFlowView actor={actor} />
    </Page>
  );
}
