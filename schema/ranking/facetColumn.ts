import type { Facet, FacetUnit } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';

const FacetUnitType = builder.enumType('FacetUnit', {
  description:
    'POINTS: the value as it is · PERCENT: a share, with the word for it · COUNT: what was counted, at ten points each.',
  values: {
    POINTS: { value: 'points' },
    PERCENT: { value: 'percent' },
    COUNT: { value: 'count' },
  } as const satisfies Record<string, { value: FacetUnit }>,
});

/** A facet that has a column in lists. */
export const FacetColumnType = builder.objectRef<Facet>('FacetColumn').implement({
  description: "A facet's column in lists.",
  fields: (t) => ({
    id: t.string({
      description: 'Its name in addresses and stored layouts.',
      resolve: ({ id, column }) => column?.id ?? `facet.${id}`,
    }),
    label: t.string({
      resolve: ({ label, column }, _args, { locale }) => {
        const shown = column?.label ?? label;
        return shown[locale] ?? shown.en;
      },
    }),
    unit: t.field({
      type: FacetUnitType,
      resolve: ({ column }) => (column === undefined || column.unit === 'none' ? 'points' : column.unit),
    }),
  }),
});

/** Null when another column shows more. */
export function columnOf(facet: Facet): Facet | null {
  return facet.column?.unit === 'none' ? null : facet;
}
