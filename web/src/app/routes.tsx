import { Outlet, type RouteObject } from 'react-router-dom';
import { NotFound } from './errors/NotFound.tsx';
import { RootError } from './errors/RootError.tsx';
import { ScreenError } from './errors/ScreenError.tsx';
import { FirstSkeleton } from './shell/FirstSkeleton.tsx';
import { loadShell, shouldRevalidateShell } from './shell/shellQuery.ts';

/**
 * The shell and every screen are chunks of their own; a screen exports `loader` and `Component`. The first error boundary keeps the navigation standing, the second
 * catches what breaks the shell itself.
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
        // Its query starts at once, while its code still comes.
        lazy: { Component: async () => (await import('./shell/ShellRoute.tsx')).ShellRoute },
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
    { path: '*', Component: NotFound },
  ];
}
