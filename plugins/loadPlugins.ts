import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPlugin } from './checkPlugin.ts';
import { conformanceTests } from './conformance.ts';
import type { Plugin } from './contract.ts';

/**
 * Loads a user's own plugins.
 *
 * @param names what `NOA_PLUGINS` holds: paths (from `directory`) and package names, separated by commas
 * @throws Error that names the plugin and everything that is wrong with it; nothing half right is loaded
 */
export async function loadPlugins(names: string | undefined, directory: string): Promise<Plugin[]> {
  const plugins: Plugin[] = [];
  for (const name of (names ?? '').split(',').map((part) => part.trim())) {
    if (name !== '') plugins.push(...(await loadModule(name, directory)));
  }
  return plugins;
}

async function loadModule(name: string, directory: string): Promise<Plugin[]> {
  const exported = await importModule(name, directory);
  const values = exportedPlugins(exported);
  if (values.length === 0) {
    throw refusal(name, ["exports no plugin - expected a default export, or one named 'plugin' or 'plugins'"]);
  }
  const plugins: Plugin[] = [];
  for (const value of values) plugins.push(await accept(value, name));
  return plugins;
}

async function importModule(name: string, directory: string): Promise<Record<string, unknown>> {
  const isPath = /^(?:\.|\/|[a-zA-Z]:[\\/])/.test(name);
  const specifier = isPath ? pathToFileURL(resolve(directory, name)).href : name;
  try {
    return (await import(/* @vite-ignore */ specifier)) as Record<string, unknown>;
  } catch (error) {
    throw refusal(name, [`cannot be loaded - ${error instanceof Error ? error.message : String(error)}`], error);
  }
}

function exportedPlugins(exported: Record<string, unknown>): unknown[] {
  return [exported.default, exported.plugin, exported.plugins].flat().filter((value, index, all) => {
    return value !== undefined && all.indexOf(value) === index;
  });
}

async function accept(value: unknown, name: string): Promise<Plugin> {
  const problems = checkPlugin(value);
  if (problems.length > 0) throw refusal(named(value, name), problems);
  const plugin = value as Plugin;
  const failures = await misbehaviour(plugin);
  if (failures.length > 0) throw refusal(named(value, name), failures);
  return plugin;
}

/** Facets and comparisons are tried at start. Readers and extractors need documents and may be slow, so only their own tests try them. */
async function misbehaviour(plugin: Plugin): Promise<string[]> {
  if (plugin.kind === 'reader' || plugin.kind === 'extractor') return [];
  const failures: string[] = [];
  for (const test of conformanceTests(plugin)) {
    try {
      await test.run();
    } catch (error) {
      failures.push(`${test.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

function named(value: unknown, name: string): string {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id !== '' ? `${id} (${name})` : name;
}

function refusal(name: string, problems: readonly string[], cause?: unknown): Error {
  return new Error([`NOA_PLUGINS: the plugin ${name} is refused:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'), {
    cause,
  });
}
