// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SampleFlowView } from '#features/sample-area/sample-flow/sample-flow-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { sampleFlowModel } from '#machines/sample-area/sample-flow/model/sample-flow.model.ts';
import type { SampleFlowContext } from '#machines/sample-area/sample-flow/sample-flow.types.ts';
import { inShop, testShop } from '#tests/common/views/support/test-shop.tsx';
import { sampleFlowGestures } from './sample-flow.gestures.tsx';

describeView({
  model: sampleFlowModel,
  render: (actor) => inShop(testShop(), <SampleFlowView actor={actor} />),
  gestures: sampleFlowGestures,
  expectations: {
    editing: ({ root }, { context }) => {
      const { missing } = context as SampleFlowContext;
      expect(within(root).getByRole('textbox').getAttribute('aria-invalid')).toBe(missing ? 'true' : null);
    },
    submitting: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
    refused: ({ root }) => {
      expect(within(root).queryByRole('alert')).not.toBeNull();
    },
  },
});

it('shows in each state what the requirement demands (XXX-00)', () => {
  expect.fail('FILL IN the expectations above: what the page shows in each state. Then delete this test.');
});
