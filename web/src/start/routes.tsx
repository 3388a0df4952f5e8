import { Outlet, type RouteObject } from 'react-router-dom';
import { NotFound } from '../app/errors/NotFound.tsx';
import { RootError } from '../app/errors/RootError.tsx';
import { ScreenError } from '../app/errors/ScreenError.tsx';
import { FirstSkeleton } from '../app/shell/FirstSkeleton.tsx';
import { loadShell, shouldRevalidateShell } from '../app/shell/shellQuery.ts';

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
      { path: 'login', lazy: () => import('../login/LoginRoute.tsx') },
      {
        id: 'shell',
        path: '/',
        loader: loadShell,
        shouldRevalidate: shouldRevalidateShell,
        // Its query starts at once, while its code is still loading.
        lazy: { Component: async () => (await import('../app/shell/ShellRoute.tsx')).ShellRoute },
        children: [{ ErrorBoundary: ScreenError, children: screens() }],
      },
    ],
  },
];

function screens(): RouteObject[] {
  const candidateAnalysis = () => import('../candidate-analysis/CandidateAnalysisRoute.tsx');
  return [
    { index: true, lazy: () => import('../upload/UploadRoute.tsx') },
    { path: 'processing', lazy: () => import('../processing/ProcessingRoute.tsx') },
    { path: 'review', lazy: () => import('../review/ReviewRoute.tsx') },
    { path: 'projects', lazy: () => import('../projects/ProjectsRoute.tsx') },
    { path: 'candidate-analysis', lazy: candidateAnalysis },
    { path: 'candidates', lazy: candidateAnalysis },
    { path: 'analysis/:id?', lazy: () => import('../analysis/AnalysisRoute.tsx') },
    { path: 'saved', lazy: () => import('../saved/SavedRoute.tsx') },
    { path: 'pipeline', lazy: () => import('../pipeline/PipelineRoute.tsx') },
    { path: 'analytics', lazy: () => import('../analytics/AnalyticsRoute.tsx') },
    { path: 'analytics/decisions', lazy: () => import('../analytics/decisions/DecisionsRoute.tsx') },
    { path: 'analytics/impact', lazy: () => import('../analytics/impact/ImpactRoute.tsx') },
    { path: 'settings', lazy: () => import('../settings/SettingsRoute.tsx') },
    { path: '*', Component: NotFound },
  ];
}
