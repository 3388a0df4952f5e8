import type { Logger } from 'pino';
import { createDocumentEngine } from '../core/documents/reading/createDocumentEngine.ts';
import type { DocumentEngine } from '../core/documents/reading/documentEngine.ts';
import type { Extractor } from '../plugins/contract.ts';
import type { DocumentWork } from '../plugins/extractors/openai/documentWork.ts';
import { createOpenAiExtractor } from '../plugins/extractors/openai/openAiExtractor.ts';
import { createDocumentPool } from '../plugins/host/documentPool.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { defaultReadLimits } from '../plugins/reading/defaultReadLimits.ts';
import { createRegistry, type PluginRegistry } from '../plugins/registry.ts';
import type { Config } from './config/readConfig.ts';

export interface OpenPlugins {
  plugins: PluginRegistry;
  documents: DocumentEngine;
  close(): Promise<void>;
}

/**
 * Registers the built-in plugins, the user's own, and, if a model is configured, the extractor that asks it. All work on documents runs in threads; only the model is asked from
 * here.
 */
export async function openPlugins(config: Config, log: Logger): Promise<OpenPlugins> {
  const pluginNames = config.plugins.join(',');
  const known = [...builtInPlugins, ...(await loadPlugins(pluginNames, process.cwd()))];
  const pool = createDocumentPool({
    threads: config.readerThreads,
    limits: { ...defaultReadLimits, maxBytes: config.maxFileBytes },
    pluginNames,
  });
  const running = known.map((plugin) => (plugin.kind === 'extractor' ? pool.inThreads(plugin) : plugin));
  const base = extractorInUse(running.filter((plugin) => plugin.kind === 'extractor'));
  const model = openModel(config, { base, work: pool.modelWork }, log);
  const registered = model === null ? running : [...running, model];
  const plugins = createRegistry(registered);
  log.info({ plugins: registered.map(({ kind, id, version }) => `${kind} ${id} ${version}`) }, 'plugins are registered');
  const documents = createDocumentEngine({
    extractor: model ?? base,
    modelPrice: config.model?.price ?? null,
    onModelFailure: (reason) => log.warn({ reason }, 'the language model was not used'),
    warmUp() {
      pool.warmUp(base.id).catch(() => undefined);
    },
    read: pool.read,
    findHiddenFields: pool.findHiddenFields,
  });
  return { plugins, documents, close: pool.close };
}

/** The extractor registered last, so that a user's own one takes precedence. */
function extractorInUse(extractors: readonly Extractor[]): Extractor {
  const extractor = extractors.at(-1);
  if (extractor === undefined) throw new Error('No extractor is registered.');
  return extractor;
}

/** Tells the operator that documents leave the product, and where they go. */
function openModel(
  { model, unusedModelServer }: Config,
  { base, work }: { base: Extractor; work: DocumentWork },
  log: Logger,
): Extractor | null {
  if (unusedModelServer !== null)
    log.info(`${unusedModelServer} is set, NOA_MODEL is not: documents are read without a language model`);
  if (model === null) return null;
  const server = model.baseUrl === null ? 'OpenAI' : new URL(model.baseUrl).host;
  log.info({ model: model.name, server }, 'a language model is asked about documents');
  return createOpenAiExtractor(model, base, { work });
}
