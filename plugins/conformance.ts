import { checkPlugin } from './checkPlugin.ts';
import { comparisonTests } from './conformance/comparisonTests.ts';
import type { ConformanceTest } from './conformance/conformanceTest.ts';
import { expectThat } from './conformance/expectThat.ts';
import { extractorTests } from './conformance/extractorTests.ts';
import { facetTests } from './conformance/facetTests.ts';
import { type ReaderSample, readerTests } from './conformance/readerTests.ts';
import type { Plugin } from './contract.ts';

export interface ConformanceOptions {
  /** Documents that a reader accepts; a reader's suite needs at least one. */
  samples?: readonly ReaderSample[];
}

/**
 * The suite that every plugin runs in its own test:
 *
 *     for (const { name, run } of conformanceTests(myFacet)) it(name, run);
 */
export function conformanceTests(plugin: Plugin, options: ConformanceOptions = {}): ConformanceTest[] {
  const shape: ConformanceTest = {
    name: 'has the shape of its kind',
    run: () => {
      const problems = checkPlugin(plugin);
      expectThat(problems.length === 0, problems.join('; '));
    },
  };
  return [shape, ...testsOfKind(plugin, options)];
}

function testsOfKind(plugin: Plugin, options: ConformanceOptions): ConformanceTest[] {
  switch (plugin.kind) {
    case 'facet':
      return facetTests(plugin);
    case 'extractor':
      return extractorTests(plugin);
    case 'reader':
      return readerTests(plugin, options.samples ?? []);
    case 'comparison':
      return comparisonTests(plugin);
  }
}
