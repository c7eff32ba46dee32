import { useSelector } from '@xstate/react';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Shop } from '#runtime/shop.ts';
import { useShop } from './shop-context.tsx';

/** The system configuration as start-up has read it; null before. */
export const configurationOf = (shop: Pick<Shop, 'actor'>): SystemConfiguration | null =>
  shop.actor('boot').getSnapshot().context.configuration;

/** {@link configurationOf} for a view. */
export const useConfiguration = (): SystemConfiguration | null =>
  useSelector(useShop().actor('boot'), ({ context }) => context.configuration);
