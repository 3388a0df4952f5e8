import { workerData } from 'node:worker_threads';
import { builtInPlugins } from '../index.ts';
import { loadPlugins } from '../loadPlugins.ts';
import { createRegistry, type PluginRegistry } from '../registry.ts';
import type { DocumentTask, TaskResults, WorkerSettings } from './documentTasks.ts';
import { readBytes } from './readBytes.ts';
import { serveTasks } from './serveTasks.ts';
import { warmUp } from './warmUp.ts';

/** A task is cancelled by ending its thread; signals cannot be sent to a thread. */
const { signal } = new AbortController();

let registry: Promise<PluginRegistry> | null = null;

function loadRegistry(): Promise<PluginRegistry> {
  registry ??= (async () => {
    const { pluginNames, directory } = workerData as WorkerSettings;
    return createRegistry([...builtInPlugins, ...(await loadPlugins(pluginNames, directory))]);
  })();
  return registry;
}

async function perform(task: DocumentTask): Promise<TaskResults[DocumentTask['op']]> {
  const plugins = await loadRegistry();
  switch (task.op) {
    case 'warmUp':
      await warmUp(plugins, task.extractorId);
      return null;
    case 'read':
      return readBytes(plugins.readers, task.name, task.bytes, { signal, limits: task.limits });
    case 'extractResume':
      return plugins.getExtractor(task.extractorId).extractResume(task.document, { signal, today: task.today });
    case 'extractRequirements':
      return plugins
        .getExtractor(task.extractorId)
        .extractRequirements(task.document, { signal, today: task.today, topK: task.topK });
  }
}

serveTasks(perform, loadRegistry);
