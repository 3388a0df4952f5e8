import { definePlugin, type ExtractOptions, type Extractor, PluginError } from '../../contract.ts';
import { extractResume } from './facts/extractResume.ts';
import { extractRequirements } from './requirements/extractRequirements.ts';

/** Reads facts by learned labels where they are sure, else by rules, and by what the knowledge folder knows. No network, no model; the same input gives the same facts. */
export const localExtractor = definePlugin<Extractor>({
  id: 'local',
  version: '26',
  kind: 'extractor',
  async extractResume(document, options) {
    refuseAborted(options);
    return extractResume(document, options);
  },
  async extractRequirements(document, options) {
    refuseAborted(options);
    return extractRequirements(document, options);
  },
});

function refuseAborted({ signal }: ExtractOptions): void {
  if (signal.aborted) throw new PluginError('ABORTED', 'The extraction was stopped before it began.');
}
