// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ListTable } from '#common/list-table/list-table.tsx';
import { provideList } from '#common/list-table/list.actors.ts';
import { useList } from '#common/list-table/use-list.ts';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { provideResource } from '#common/resource/resource.actors.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { RunUpcomingChanges } from '#features/account/upcoming-changes/run-upcoming-changes.tsx';
import type { Shop } from '#runtime/shop.ts';
import { answeringShop } from './support/answering-shop.ts';
import { staticActor } from './support/static-actor.ts';
import { inShop } from './support/test-shop.tsx';

afterEach(cleanup);

const read = <Answer,>(shop: Shop, name: string): Promise<Answer> => shop.call({ name } as never) as Promise<Answer>;

function Rows() {
  const shop = useShop();
  const page = () => read<{ items: readonly { id: number }[]; totalCount: number }>(shop, 'rows');
  const list = useList(() => provideList({ page }), { detailSource: 'none', sortBy: 'id', sortDesc: true });
  return <ListTable list={list} area="orders" columns={[{ id: 'id', header: 'Číslo', cell: ({ id }) => id }]} />;
}

function One() {
  const resource = useFlow((shop) => provideResource(() => read<string>(shop, 'one')));
  return (
    <ResourceView<string> resource={resource} area="order" errorArea="orders" wayOn={null}>
      {(value) => value}
    </ResourceView>
  );
}

const Changes = () => <RunUpcomingChanges selection={useShop().actor('customerSelection')} onRun={() => {}} />;

const pages: Readonly<Record<string, readonly [ComponentType, string, unknown]>> = {
  'a list': [Rows, 'rows', { items: [{ id: 1 }], totalCount: 1 }],
  'a single resource': [One, 'one', 'order 11'],
  'what changes': [Changes, 'upcomingChanges', { people: [] }],
};

function In({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const intl = useIntl();
  return <RawIntlProvider value={{ ...intl, locale }}>{children}</RawIntlProvider>;
}

it.each(Object.entries(pages))('%s is read again in another language (I18-01)', async (_what, [Page, name, answer]) => {
  const calls: string[] = [];
  const base = answeringShop({ [name]: answer }, {}, { customerSelection: staticActor({ standing: null }) });
  const call = (endpoint: EndpointDefinition) => {
    calls.push(endpoint.name);
    return base.call(endpoint as never);
  };
  const shop = { ...base, call } as Shop;
  const spoken = (locale: string) => (
    <In locale={locale}>
      <Page />
    </In>
  );
  const { rerender } = render(inShop(shop, spoken('cs')));
  const count = () => calls.filter((called) => called === name).length;
  await expect.poll(count).toBe(1);
  rerender(inShop(shop, spoken('en')));
  await expect.poll(count).toBe(2);
});
