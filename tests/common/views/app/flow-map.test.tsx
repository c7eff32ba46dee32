// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { FlowMapView } from '#app/flow-map/flow-map-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { flowMapModel } from '#machines/common/flow-map/model/flow-map.model.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { flowMapGestures } from './flow-map.gestures.tsx';

/** A machine of the shop in a state that the sample drawings contain. */
const runningMachine = (id: string) =>
  createActor(
    createMachine({ id, initial: 'offered', states: { offered: { on: { download: 'fetching' } }, fetching: {} } }),
  ).start();

const machines = new Map([
  [1, runningMachine('attachmentDownload')],
  [2, runningMachine('confirmation')],
]);

const drawnIn = (root: HTMLElement): ShadowRoot | null | undefined =>
  root.querySelector('.flow-map-drawing')?.shadowRoot;

describeView({
  model: flowMapModel,
  render: (map) => inShop(testShop(), <FlowMapView map={map} find={(id) => machines.get(id)} />),
  gestures: flowMapGestures,
  expectations: {
    'drawing.reading': ({ root }) => {
      expect(within(root).getByText('Načítáme obrázek…')).toBeTruthy();
    },
    'drawing.shown': ({ root }, { context }) => {
      const flow = String(context.drawn);
      expect(root.textContent).toContain(`${flow} je ve stavu offered`);
      expect(root.textContent).toContain('A file can be downloaded.');
      const shadow = drawnIn(root);
      const here = [...(shadow?.querySelectorAll('.is-here') ?? [])].map((group) => group.getAttribute('data-state'));
      expect(here).toEqual([`${flow}.offered`]);
      expect(shadow?.querySelector('.is-possible')?.textContent).toBe('download');
      expect(within(root).getByRole('link', { name: 'Celý tok v galerii' }).getAttribute('href')).toBe(
        `/flows/${flow}.html`,
      );
    },
    'drawing.failed': ({ root }, { context }) => {
      expect(within(root).getByRole('alert').textContent).toContain('npm run flows');
      expect(root.textContent).toContain(`${String(context.drawn)} je ve stavu offered`);
    },
    'calls.holding': ({ root }, { context }) => {
      expect(root.textContent).toContain(context.held.length === 0 ? 'Žádné volání nečeká' : 'Čeká 1 volání');
    },
  },
});
