import { workerData } from 'node:worker_threads';
import { builtInPlugins } from '../index.ts';
import { loadPlugins } from '../loadPlugins.ts';
import { createRegistry, type PluginRegistry } from '../registry.ts';
import {
  type DocumentTask,
  practice,
  type ReadResult,
  type ReadTask,
  type TaskResults,
  type WorkerSettings,
} from './documentTasks.ts';
import { readAndExtract } from './readAndExtract.ts';
import { readBytes } from './readBytes.ts';
import { serveTasks } from './serveTasks.ts';
import { warmUp } from './warmUp.ts';

/** A task is cancelled by ending its thread; signals cannot be sent to a thread. */
const { signal } = new AbortController();

/** Documents that this thread has worked on. */
let worked = 0;

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
      if (worked++ < practice) await warmUp(plugins, task.extractorId);
      return null;
    case 'read':
      worked++;
      return read(plugins, task);
    case 'extractResume':
      return plugins.getExtractor(task.extractorId).extractResume(task.document, { signal, today: task.today });
    case 'extractRequirements':
      return plugins
        .getExtractor(task.extractorId)
        .extractRequirements(task.document, { signal, today: task.today, topK: task.topK });
  }
}

function read({ readers, getExtractor }: PluginRegistry, { name, bytes, limits, extract }: ReadTask): Promise<ReadResult> {
  if (extract === undefined) return readBytes(readers, name, bytes, { signal, limits });
  const { extractorId, today } = extract;
  return readAndExtract(readers, { name, bytes, extractor: getExtractor(extractorId), today }, { signal, limits });
}

serveTasks(perform, loadRegistry);
