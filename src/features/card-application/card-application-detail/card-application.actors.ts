import { provideResource } from '#common/resource/resource.actors.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { Shop } from '#runtime/shop.ts';

/** One application. `id` comes from the address and may be any text. */
export const provideCardApplication = (shop: Shop, id: string) =>
  provideResource<CardApplication>((signal) => shop.call(cardApplication, { params: { id }, signal }));
