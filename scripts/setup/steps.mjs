import path from 'node:path';
import process from 'node:process';
import { makeStep } from './makeStep.mjs';
import { mergeMessages } from './mergeMessages.mjs';
import { reusePluralRules } from './reusePluralRules.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { writeNumbers } from './writeNumbers.mjs';

/** Runs the command of an installed package with the current Node; npx would look for its own. */
function runTool(/** @type {string} */ file, /** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) {
  // Prisma looks for its generators in the path, as npm sets it.
  const commands = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  return run(process.execPath, [path.join(root, 'node_modules', file), ...args], { PATH: commands, ...env });
}

/** Code that is generated and not committed: the database client and the texts of the screens. */
export async function makeSources() {
  await Promise.all([
    makeStep({
      name: 'Generating the database client',
      stamp: 'prisma',
      inputs: ['prisma/schema.prisma', 'prisma.config.ts'],
      output: 'prisma/generated/client.ts',
      // Generating needs no schema engine, but Prisma downloads one unless it is told where an executable is. Any will do.
      make: () =>
        runTool('prisma/build/index.js', ['generate'], {
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          CHECKPOINT_DISABLE: '1',
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
        }),
    }),
    makeStep({
      name: 'Compiling the messages',
      stamp: 'messages',
      inputs: [
        'web/messages',
        'scripts/setup/mergeMessages.mjs',
        'scripts/setup/reusePluralRules.mjs',
        'scripts/setup/writeNumbers.mjs',
      ],
      output: 'web/src/paraglide/messages.js',
      make: async () => {
        mergeMessages();
        await runTool('@inlang/paraglide-js/bin/run.js', [
          'compile',
          '--project=.cache/messages/project.inlang',
          '--outdir=web/src/paraglide',
          '--no-emit-readme',
          '--no-emit-prettier-ignore',
          '--silent',
          '--strategy',
          'localStorage',
          'preferredLanguage',
          'baseLocale',
        ]);
        await declareMessages();
        reusePluralRules();
        writeNumbers();
      },
    }),
  ]);
}

/** The types of the compiled messages. The compiler could write them itself, in six times the time. */
function declareMessages() {
  const folder = 'web/src/paraglide';
  const sources = ['messages', 'registry', 'runtime', 'server'].map((name) => `${folder}/${name}.js`);
  const language = ['--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'esnext,dom'];
  const output = ['--declaration', '--emitDeclarationOnly', '--rootDir', folder, '--outDir', folder];
  return runTool('@typescript/native/bin/tsc', [
    '--ignoreConfig',
    '--allowJs',
    '--skipLibCheck',
    ...language,
    ...output,
    ...sources,
  ]);
}

/** The screens: `web/dist`. */
export function buildWeb() {
  return makeStep({
    name: 'Building the web app',
    stamp: 'web',
    inputs: ['web', 'plugins', 'schema/schema.graphql', 'vite.config.ts', 'api/http/site/screenScripts.ts'],
    output: 'web/dist/index.html',
    make: () => runTool('vite/bin/vite.js', ['build', '--logLevel=warn']),
  });
}

/** The server programs and the command line: `dist/server`. */
export function buildServer() {
  return makeStep({
    name: 'Building the server',
    stamp: 'server',
    inputs: ['api', 'core', 'plugins', 'prisma', 'schema', 'scripts/noa', 'scripts/seed', 'vite.server.config.ts'],
    output: 'dist/server/main.js',
    make: () => runTool('vite/bin/vite.js', ['build', '--config=vite.server.config.ts', '--logLevel=warn']),
  });
}
