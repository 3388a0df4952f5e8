import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as analytics from '../../analytics/AnalyticsRoute.tsx';
import * as decisions from '../../analytics/decisions/DecisionsRoute.tsx';
import * as impact from '../../analytics/impact/ImpactRoute.tsx';
import * as candidates from '../../candidate-analysis/CandidateAnalysisRoute.tsx';
import { setLocale } from '../../paraglide/runtime.js';
import * as pipeline from '../../pipeline/PipelineRoute.tsx';
import * as processing from '../../processing/ProcessingRoute.tsx';
import * as projects from '../../projects/ProjectsRoute.tsx';
import * as review from '../../review/ReviewRoute.tsx';
import * as saved from '../../saved/SavedRoute.tsx';
import * as settings from '../../settings/SettingsRoute.tsx';
import * as upload from '../../upload/UploadRoute.tsx';
import { offlineError } from '../relay/RequestError.ts';
import { type RouteModule, renderRoute } from '../testing/renderRoute.tsx';
import { RootError } from './RootError.tsx';

vi.mock('../relay/environment.ts', () => import('../testing/mockEnvironment.ts'));

type Title = Record<'en' | 'ru', string>;

const page: Title = { en: "Couldn't show this page", ru: 'Не удалось показать эту страницу' };
const positions: Title = { en: 'Failed to load projects', ru: 'Не удалось загрузить позиции' };
const people: Title = { en: 'Failed to load candidates', ru: 'Не удалось загрузить кандидатов' };
const profile: Title = { en: 'Failed to load profile', ru: 'Не удалось загрузить профиль' };

const screens: [query: string, address: string, route: RouteModule, title: Title][] = [
  ['UploadRouteQuery', '/', upload, page],
  ['ProcessingRouteQuery', '/processing?screening=s1', processing, page],
  ['ReviewRouteQuery', '/review?screening=s1', review, page],
  ['ProjectsRouteQuery', '/projects', projects, positions],
  ['CandidateAnalysisRouteQuery', '/candidate-analysis?project=p1', candidates, people],
  ['PipelineRouteQuery', '/pipeline?project=p1', pipeline, page],
  ['AnalyticsRouteQuery', '/analytics', analytics, page],
  ['DecisionsRouteQuery', '/analytics/decisions', decisions, page],
  ['ImpactRouteQuery', '/analytics/impact?project=p1', impact, page],
  ['SavedRouteQuery', '/saved', saved, page],
  ['ProfileTabQuery', '/settings', { ...settings, loader: () => null }, profile],
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

  it.each(screens)('%s that is not answered is told, and is asked again on retry', async (name, address, route, title) => {
    const { fail, sent } = await renderRoute(route, address);
    await waitFor(() => sent(name));
    await fail(name, offlineError());
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(' ');
    expect(alerts).toContain(title[locale]);
    expect(alerts).toContain(told);
    expect(() => sent(name)).toThrow('was not sent');
    await act(async () => screen.getByRole('button', { name: again }).click());
    await waitFor(() => sent(name));
  });

  it('a shell that is not answered says that the profile did not load, and comes on retry', async () => {
    const asked = vi
      .fn<() => null>(() => null)
      .mockImplementationOnce(() => {
        throw offlineError();
      });
    const shell = { path: '/', ErrorBoundary: RootError, HydrateFallback: () => null, loader: asked, element: 'Signed in' };
    await act(async () => void render(<RouterProvider router={createMemoryRouter([shell])} />));
    expect(screen.getByRole('alert').textContent).toContain(profile[locale]);
    expect(screen.getByRole('alert').textContent).toContain(told);
    await act(async () => screen.getByRole('button', { name: again }).click());
    expect(await screen.findByText('Signed in')).toBeTruthy();
  });
});
