// @vitest-environment jsdom
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { BootScreen } from '#app/boot/boot-screen.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { bootMachine } from '#machines/common/boot/boot.machine.ts';
import { bootModel } from '#machines/common/boot/model/boot.model.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { bootGestures } from './boot.gestures.tsx';

function BootView({ boot }: { readonly boot: ActorRefFrom<typeof bootMachine> }) {
  const snapshot = useSelector(boot, (current) => current);
  return (
    <BootScreen
      state={stateLabel(snapshot.value)}
      failure={snapshot.matches('unavailable') ? 'unreachable' : null}
      onRetry={() => boot.send({ type: 'retry' })}
    />
  );
}

describeView({
  model: bootModel,
  render: (boot) => inShop(testShop({ boot }), <BootView boot={boot} />),
  gestures: bootGestures,
});
