import type { Plugin } from 'vite';

/**
 * Parts of Relay that the product never calls, 7 kB of every first visit. Relay's packages are CommonJS, of which a bundler can't tell what is unused. Which of
 * two ways to read fragments runs depends on Relay's feature flags, whose defaults nothing here changes.
 */
export const unusedParts = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
];

/** Whoever begins to use one of them is told what to do. */
export function leaveOut(): Plugin {
  return {
    name: 'noa-leave-out',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/(?:react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const part = id
          .replaceAll('\\', '/')
          .replace(/^.*\/node_modules\//, '')
          .replace(/\.js$/, '');
        if (!unusedParts.includes(part)) return null;
        return `module.exports = () => { throw new Error('web/vite/leaveOut.ts leaves out ${part}'); };`;
      },
    },
  };
}
