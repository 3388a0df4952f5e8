import { workerData } from 'node:worker_threads';
import type { Extractor } from '../contract.ts';
import { builtInPlugins } from '../index.ts';
import { loadPlugins } from '../loadPlugins.ts';
import { createRegistry, type PluginRegistry } from '../registry.ts';
import type { DocumentTask, ExtractResult, TaskResults, WorkerSettings } from './documentTasks.ts';
import { readBytes } from './readBytes.ts';
import { serveTasks } from './serveTasks.ts';
import { warmUp } from './warmUp.ts';

/** Tasks are called off by ending the thread; no signal crosses its border. */
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
      return timed(plugins.getExtractor(task.extractorId), (extractor) =>
        extractor.extractResume(task.document, { signal, today: task.today }),
      );
    case 'extractRequirements':
      return timed(plugins.getExtractor(task.extractorId), (extractor) =>
        extractor.extractRequirements(task.document, { signal, today: task.today, topK: task.topK }),
      );
    case 'readAndExtract': {
      const read = await readBytes(plugins.readers, task.name, task.bytes, { signal, limits: task.limits });
      const { document } = read;
      const extracted = await timed(plugins.getExtractor(task.extractorId), (extractor) =>
        extractor.extractResume(document, { signal, today: task.today }),
      );
      return { read, extracted };
    }
  }
}

async function timed<Facts>(
  extractor: Extractor,
  extract: (extractor: Extractor) => Promise<Facts>,
): Promise<ExtractResult<Facts>> {
  const started = performance.now();
  const facts = await extract(extractor);
  return { extractorId: extractor.id, extractorVersion: extractor.version, facts, milliseconds: performance.now() - started };
}

serveTasks(perform, loadRegistry);
