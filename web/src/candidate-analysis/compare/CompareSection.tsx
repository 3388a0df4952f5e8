import type { ReactNode } from 'react';

/** A group of rows with its heading, which stays in view beside wide tables. */
export function CompareSection({ title, columns, children }: { title: string; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th
          scope="colgroup"
          colSpan={columns + 1}
          className="border-b border-line bg-sunken px-3 py-1.5 text-left text-xs font-semibold"
        >
          <span className="sticky left-3 print:static">{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-1 border-b border-line bg-surface px-3 py-1.5 text-left align-top font-medium break-words hyphens-auto max-sm:px-2 print:static"
    >
      {children}
    </th>
  );
}
