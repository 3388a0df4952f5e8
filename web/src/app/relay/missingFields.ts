import { type MissingFieldHandler, ROOT_TYPE } from 'relay-runtime';

/** `node(id)` and `nodes(ids)` may name records that the store already has from other queries; then no request is needed. */
export const missingFields: MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, record, args) => {
      const { id } = args as { id?: unknown };
      return record?.getType() === ROOT_TYPE && field.name === 'node' && typeof id === 'string' ? id : undefined;
    },
  },
  {
    kind: 'pluralLinked',
    handle: (field, record, args) => {
      const { ids } = args as { ids?: string[] };
      return record?.getType() === ROOT_TYPE && field.name === 'nodes' && Array.isArray(ids) ? ids : undefined;
    },
  },
];
