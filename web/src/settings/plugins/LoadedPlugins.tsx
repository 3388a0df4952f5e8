import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import type { LoadedPlugins_query$key } from './__generated__/LoadedPlugins_query.graphql.ts';

const kinds = {
  READER: m.settings_plugin_reader,
  EXTRACTOR: m.settings_plugin_extractor,
  FACET: m.settings_plugin_facet,
  COMPARISON: m.settings_plugin_comparison,
};

/** What this installation reads, extracts, scores and compares with. */
export function LoadedPlugins({ query }: { query: LoadedPlugins_query$key }) {
  const { plugins, installation } = useFragment(
    graphql`
      fragment LoadedPlugins_query on Query {
        plugins {
          kind
          key
          version
        }
        installation {
          version
        }
      }
    `,
    query,
  );
  return (
    <Card title={m.settings_plugins()}>
      <p className="mb-3 text-sm text-muted">{m.settings_plugins_hint({ version: installation.version })}</p>
      <Table label={m.settings_plugins_table()}>
        <thead>
          <tr>
            <HeadCell>{m.settings_plugin()}</HeadCell>
            <HeadCell>{m.settings_plugin_kind()}</HeadCell>
            <HeadCell numeric>{m.settings_plugin_version()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {plugins.map(({ kind, key, version }) => (
            <Row key={`${kind} ${key}`}>
              <Cell className="font-medium">{key}</Cell>
              <Cell className="text-muted">{kinds[kind]()}</Cell>
              <Cell numeric>{version}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
