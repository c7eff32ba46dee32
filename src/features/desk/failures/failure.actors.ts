import { provideResource } from '#common/resource/resource.actors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { deskFailureReport } from '#contract/endpoints/failure-reports.ts';
import type { Shop } from '#runtime/shop.ts';

export type FailureReport = ResponseOf<typeof deskFailureReport>;

/** One report. `code` comes from the address and may be any text. */
export const provideReport = (shop: Pick<Shop, 'call'>, code: string) =>
  provideResource<FailureReport>((signal) => shop.call(deskFailureReport, { params: { code }, signal }));
