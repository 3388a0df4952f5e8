import { Outlet, type RouteObject } from 'react-router-dom';
import { NotFound } from '../app/errors/NotFound.tsx';
import { RootError } from '../app/errors/RootError.tsx';
import { ScreenError } from '../app/errors/ScreenError.tsx';
import { FirstSkeleton } from '../app/shell/FirstSkeleton.tsx';
import { loadShell, shouldRevalidateShell } from '../app/shell/shellQuery.ts';
import { inTime } from './inTime.ts';

/**
 * The shell and every screen are separate chunks; a screen exports `loader` and `Component`. The inner error boundary keeps the navigation, the outer
 * one catches errors in the shell itself.
 */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootError,
    HydrateFallback: FirstSkeleton,
    Component: Outlet,
    children: [
      { path: 'login', lazy: () => inTime(import('../login/LoginRoute.tsx')) },
      {
        id: 'shell',
        path: '/',
        loader: loadShell,
        shouldRevalidate: shouldRevalidateShell,
        // Its query starts at once, while its code is still loading.
        lazy: { Component: async () => (await inTime(import('../app/shell/ShellRoute.tsx'))).ShellRoute },
        children: [{ ErrorBoundary: ScreenError, children: screens() }],
      },
    ],
  },
];

function screens(): RouteObject[] {
  const candidateAnalysis = () => inTime(import('../candidate-analysis/CandidateAnalysisRoute.tsx'));
  return [
    { index: true, lazy: () => inTime(import('../upload/UploadRoute.tsx')) },
    { path: 'processing', lazy: () => inTime(import('../processing/ProcessingRoute.tsx')) },
    { path: 'review', lazy: () => inTime(import('../review/ReviewRoute.tsx')) },
    { path: 'projects', lazy: () => inTime(import('../projects/ProjectsRoute.tsx')) },
    { path: 'candidate-analysis', lazy: candidateAnalysis },
    { path: 'candidates', lazy: candidateAnalysis },
    { path: 'analysis/:id?', lazy: () => inTime(import('../analysis/AnalysisRoute.tsx')) },
    { path: 'saved', lazy: () => inTime(import('../saved/SavedRoute.tsx')) },
    { path: 'pipeline', lazy: () => inTime(import('../pipeline/PipelineRoute.tsx')) },
    { path: 'analytics', lazy: () => inTime(import('../analytics/AnalyticsRoute.tsx')) },
    { path: 'analytics/decisions', lazy: () => inTime(import('../analytics/decisions/DecisionsRoute.tsx')) },
    { path: 'analytics/impact', lazy: () => inTime(import('../analytics/impact/ImpactRoute.tsx')) },
    { path: 'settings', lazy: () => inTime(import('../settings/SettingsRoute.tsx')) },
    { path: '*', Component: NotFound },
  ];
}
