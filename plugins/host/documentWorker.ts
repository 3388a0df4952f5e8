import { workerData } from 'node:worker_threads';
import { unpackDocument } from '../contract/packDocument.ts';
import type { DocumentWork } from '../extractors/openai/documentWork.ts';
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
import { capFacts } from './reading/capFacts.ts';
import { findHiddenFields } from './reading/findHiddenFields.ts';
import { readDocument } from './reading/readDocument.ts';
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
      return capFacts(
        await plugins
          .getExtractor(task.extractorId)
          .extractResume(await unpackDocument(task.layout), { signal, today: task.today }),
      );
    case 'extractRequirements':
      return plugins
        .getExtractor(task.extractorId)
        .extractRequirements(await unpackDocument(task.layout), { signal, today: task.today, topK: task.topK });
    case 'findHiddenFields':
      return findHiddenFields(await unpackDocument(task.layout), task.facts);
    case 'writeMessage':
      return (await loadWork()).writeMessage({ document: await unpackDocument(task.layout), end: task.end }, { signal });
    case 'checkResume':
      return (await loadWork()).checkResume({ ...task, document: await unpackDocument(task.layout) }, { signal });
    case 'checkJob':
      return (await loadWork()).checkJob({ ...task, document: await unpackDocument(task.layout) }, { signal });
  }
}

/** Only where a model is configured. */
async function loadWork(): Promise<DocumentWork> {
  return (await import('../extractors/openai/documentWork.ts')).documentWork;
}

function read({ readers, getExtractor }: PluginRegistry, { name, bytes, limits, extract }: ReadTask): Promise<ReadResult> {
  const finder = extract && { extractor: getExtractor(extract.extractorId), today: extract.today };
  return readDocument(readers, { name, bytes, extract: finder }, { signal, limits });
}

serveTasks(perform, loadRegistry);
