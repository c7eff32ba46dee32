import { useSelector } from '@xstate/react';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Shop } from '#runtime/shop.ts';
import { useShop } from './shop-context.tsx';

/** The system configuration that was read at start-up; null until it has been read. */
export const configurationOf = (shop: Pick<Shop, 'actor'>): SystemConfiguration | null =>
  shop.actor('boot').getSnapshot().context.configuration;

/** {@link configurationOf} for a component. */
export const useConfiguration = (): SystemConfiguration | null =>
  useSelector(useShop().actor('boot'), ({ context }) => context.configuration);
