import { screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as analytics from '../../analytics/AnalyticsRoute.tsx';
import * as candidates from '../../candidate-analysis/CandidateAnalysisRoute.tsx';
import { setLocale } from '../../paraglide/runtime.js';
import * as pipeline from '../../pipeline/PipelineRoute.tsx';
import * as processing from '../../processing/ProcessingRoute.tsx';
import * as projects from '../../projects/ProjectsRoute.tsx';
import * as review from '../../review/ReviewRoute.tsx';
import * as saved from '../../saved/SavedRoute.tsx';
import * as upload from '../../upload/UploadRoute.tsx';
import { offlineError } from '../relay/RequestError.ts';
import { type RouteModule, renderRoute } from '../testing/renderRoute.tsx';

vi.mock('../relay/environment.ts', () => import('../testing/mockEnvironment.ts'));

const screens: [query: string, address: string, route: RouteModule][] = [
  ['UploadRouteQuery', '/', upload],
  ['ProcessingRouteQuery', '/processing?screening=s1', processing],
  ['ReviewRouteQuery', '/review?screening=s1', review],
  ['ProjectsRouteQuery', '/projects', projects],
  ['CandidateAnalysisRouteQuery', '/candidate-analysis?project=p1', candidates],
  ['PipelineRouteQuery', '/pipeline?project=p1', pipeline],
  ['AnalyticsRouteQuery', '/analytics', analytics],
  ['SavedRouteQuery', '/saved', saved],
];

const languages = [
  ['en', "The server isn't responding", 'Retry'],
  ['ru', 'Сервер не отвечает', 'Повторить'],
] as const;

describe.each(languages)('in %s', (locale, told, again) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    void setLocale(locale, { reload: false });
  });
  afterAll(() => void setLocale('en', { reload: false }));

  it.each(screens)('%s that is not answered is told, with a way to ask again', async (name, address, route) => {
    const { fail } = await renderRoute(route, address);
    await fail(name, offlineError());
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent).join(' ')).toContain(told);
    expect(screen.getByRole('button', { name: again })).toBeTruthy();
  });
});
