import type { Plugin } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';

const PluginKindType = builder.enumType('PluginKind', {
  values: {
    READER: { value: 'reader' },
    EXTRACTOR: { value: 'extractor' },
    FACET: { value: 'facet' },
    COMPARISON: { value: 'comparison' },
  } as const satisfies Record<string, { value: Plugin['kind'] }>,
});

const PluginType = builder.objectRef<Plugin>('Plugin').implement({
  description: 'A part that reads, extracts, scores or compares.',
  fields: (t) => ({
    kind: t.field({ type: PluginKindType, resolve: ({ kind }) => kind }),
    key: t.exposeString('id', { description: 'Unique within its kind.' }),
    version: t.exposeString('version', { description: 'Results of another version are made anew.' }),
  }),
});

builder.queryField('plugins', (t) =>
  t.field({
    type: [PluginType],
    description: 'Those that are loaded, in the order in which they are asked.',
    resolve: (_root, _args, { plugins }) => [
      ...plugins.readers,
      ...plugins.extractors,
      ...plugins.facets,
      ...plugins.comparisons,
    ],
  }),
);
