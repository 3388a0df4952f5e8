import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const shell = 'src/app/shell/ShellRoute.tsx';

/** The module of each screen, by the fixed part of its path (see web/src/start/routes.tsx). */
export const screenModules: Record<string, readonly string[]> = {
  '': [shell, 'src/upload/UploadRoute.tsx'],
  login: ['src/login/LoginRoute.tsx'],
  processing: [shell, 'src/processing/ProcessingRoute.tsx'],
  review: [shell, 'src/review/ReviewRoute.tsx'],
  projects: [shell, 'src/projects/ProjectsRoute.tsx'],
  'candidate-analysis': [shell, 'src/candidate-analysis/CandidateAnalysisRoute.tsx'],
  candidates: [shell, 'src/candidate-analysis/CandidateAnalysisRoute.tsx'],
  analysis: [shell, 'src/analysis/AnalysisRoute.tsx'],
  saved: [shell, 'src/saved/SavedRoute.tsx'],
  pipeline: [shell, 'src/pipeline/PipelineRoute.tsx'],
  analytics: [shell, 'src/analytics/AnalyticsRoute.tsx'],
  'analytics/decisions': [shell, 'src/analytics/decisions/DecisionsRoute.tsx'],
  'analytics/impact': [shell, 'src/analytics/impact/ImpactRoute.tsx'],
  settings: [shell, 'src/settings/SettingsRoute.tsx'],
};

/** Path of each screen's page in the built site: index.html with that screen's first view. */
export const screenPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(screenModules).map((screen) => [screen, `screens/${screen.replaceAll('/', '-') || 'upload'}.html`]),
);

/**
 * `Link` headers that make the browser fetch a screen's scripts together with the first script instead of after it, because on a slow network each round trip
 * costs more than the scripts themselves. Files needed by the first view come first, because a browser fetches six files at a time; the screen's own come after the
 * first script and the first query.
 *
 * @param webFolder the built site; without a manifest there are no headers
 * @returns the header value by path, with the keys of {@link screenModules}
 */
export function readScreenScripts(webFolder: string, base: string): ReadonlyMap<string, string> {
  const file = path.join(webFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return new Map();
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const styles = [...reach(manifest, ['index.html'])].flatMap((key) => manifest[key]?.css ?? []);
  const first = [
    `<${base}/firstPaint.js>; rel=preload; as=script`,
    ...styles.map((style) => `<${base}/${style}>; rel=preload; as=style; crossorigin`),
  ];
  return new Map(
    Object.entries(screenModules).map(([screen, modules]) => [
      screen,
      [
        ...first,
        ...filesOf(manifest, modules).map((script) => `<${base}/${script}>; rel=modulepreload; crossorigin; fetchpriority=low`),
      ].join(', '),
    ]),
  );
}

/** Files of the modules and all their imports, except those that the page already names. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const known = reach(manifest, ['index.html']);
  return [...reach(manifest, modules)].filter((key) => !known.has(key)).flatMap((key) => manifest[key]?.file ?? []);
}

function reach(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return found;
}
