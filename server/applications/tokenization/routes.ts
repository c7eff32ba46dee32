import { finishTokenization, initTokenization } from '#contract/endpoints/tokenizations.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { finish } from './finish-tokenization.ts';
import { init } from './init-tokenization.ts';

export const tokenizationRoutes: readonly Route[] = [
  route(initTokenization, 'write', init),
  route(finishTokenization, 'own', finish),
];
