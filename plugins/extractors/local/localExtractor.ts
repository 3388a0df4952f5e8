import { definePlugin, type ExtractOptions, type Extractor, PluginError } from '../../contract.ts';

/**
 * Reads facts by learned labels where they are sure, else by rules, and by what the knowledge folder knows. No network, no model; the same input gives the same facts.
 * Its code and tables are loaded by the threads that use them, not by the server, which only needs its id and version.
 */
export const localExtractor = definePlugin<Extractor>({
  id: 'local',
  version: '122',
  kind: 'extractor',
  async extractResume(document, options) {
    refuseAborted(options);
    const { extractResume } = await import('./facts/extractResume.ts');
    return extractResume(document, options);
  },
  async extractRequirements(document, options) {
    refuseAborted(options);
    const { extractRequirements } = await import('./requirements/extractRequirements.ts');
    return extractRequirements(document, options);
  },
});

function refuseAborted({ signal }: ExtractOptions): void {
  if (signal.aborted) throw new PluginError('ABORTED', 'The extraction was stopped before it began.');
}
