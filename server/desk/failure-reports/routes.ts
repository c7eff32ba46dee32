import { deskFailureReport, reportFailure } from '#contract/endpoints/failure-reports.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { findReport } from './find-report.ts';
import { keepReport } from './report-failure.ts';

export const failureReportRoutes: readonly Route[] = [
  route(reportFailure, 'own', keepReport),
  route(deskFailureReport, 'read', findReport),
];
