import path from 'node:path';
import { neededAtOnce } from './neededAtOnce.ts';

interface Group {
  name: string;
  test: (id: string) => boolean;
  minShareCount?: number;
  priority: number;
}

/** Code that so many chunks need is loaded with the first of them. */
const sharedByMost = 2;

const buildingBlocks = /node_modules\/@?(?:base-ui|floating-ui|lucide-react)\/|web\/src\/(?:ui|app|paraglide)\//;
const chartLibraries = /node_modules\/(?:@nivo|@react-spring|d3-[\w-]+|lodash|internmap|react-virtualized-auto-sizer)\//;

/**
 * What is loaded together: a visitor gets what the first screen shows in a few files, and little else. Each piece on its own would be a request for a kilobyte; all in one,
 * the sign-in page would carry every screen's menus.
 *
 * @param root the folder of the web application
 * @param screenModules the modules of each screen, as paths below it
 */
export async function shareCode(root: string, screenModules: Readonly<Record<string, readonly string[]>>): Promise<Group[]> {
  const screens = Object.entries(screenModules).map(([screen, modules]) => [screen, ['src/start/main.tsx', ...modules]] as const);
  const needed = await neededAtOnce(root, Object.fromEntries(screens));
  // Two addresses of one screen count once.
  const sets = new Map(Object.entries(screenModules).map(([screen, modules]) => [modules.join(), needed[screen]!]));
  const uses = (id: string) => [...sets.values()].filter((modules) => modules.has(id)).length;
  const signIn = (id: string) => needed['login']?.has(id) === true;
  const upload = (id: string) => needed['']?.has(id) === true;
  const ranking = (id: string) => needed['candidate-analysis']?.has(id) === true;
  // Chunks of their own keep their names in the manifest, by which the server and the guard of the sizes find what a screen loads.
  const routes = new Set(
    Object.values(screenModules).flatMap((modules) =>
      modules.map((module) => path.posix.join(root.replaceAll('\\', '/'), module)),
    ),
  );
  const shared = (test: (id: string) => boolean) => (id: string) => !routes.has(id) && test(id);
  // A group takes what its modules need with it, so the order counts.
  const groups: Group[] = [
    { name: 'start', test: (id) => signIn(id) && upload(id), priority: 7 },
    { name: 'shell', test: (id) => upload(id) && uses(id) > 1, priority: 6 },
    { name: 'form', test: signIn, minShareCount: 2, priority: 5 },
    { name: 'screens', test: (id) => uses(id) > sets.size / 2, priority: 4 },
    // Charts stand on few screens, and come after the figures around them.
    { name: 'charts', test: (id) => chartLibraries.test(id), priority: 3 },
    { name: 'blocks', test: (id) => uses(id) > 1 && buildingBlocks.test(id), minShareCount: sharedByMost, priority: 2 },
    { name: 'parts', test: (id) => uses(id) > 2, minShareCount: sharedByMost, priority: 1 },
    // The ranking shares the most with single other screens.
    { name: 'ranking', test: (id) => uses(id) === 2 && ranking(id), minShareCount: sharedByMost, priority: 1 },
    // Of one screen, and of what others open later.
    ...[...sets].map(([modules, needed]) => ({
      name: path.posix.basename(modules, 'Route.tsx'),
      test: (id: string) => uses(id) === 1 && needed.has(id),
      minShareCount: sharedByMost,
      priority: 1,
    })),
    // Menus, dialogs and what else opens later.
    { name: 'later', test: (id) => uses(id) === 0 && buildingBlocks.test(id), minShareCount: sharedByMost, priority: 1 },
  ];
  return groups.map((group) => ({ ...group, test: shared(group.test) }));
}
