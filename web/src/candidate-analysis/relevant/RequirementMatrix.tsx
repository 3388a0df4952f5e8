// oxlint-disable jsx-a11y/prefer-tag-over-role -- cells that are placed by hand, because only those in sight exist, cannot be table cells
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import type { RequirementMatrix_requirement$key } from './__generated__/RequirementMatrix_requirement.graphql.ts';
import { MatrixCell } from './MatrixCell.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { RequirementHead } from './RequirementHead.tsx';
import { headHeight, rowHeight, useAxes } from './useAxes.ts';
import { useCellKeys } from './useCellKeys.ts';
import type { Matrix } from './useMatrix.ts';

export interface RequirementMatrixProps {
  requirements: RequirementMatrix_requirement$key;
  matrix: Matrix;
  onOpen: (uuid: string) => void;
}

/** Requirements by candidates. Header and first column stay in sight; only the cells in sight exist, however many there are. */
export function RequirementMatrix({ requirements, matrix, onOpen }: RequirementMatrixProps) {
  const rows = useFragment(
    graphql`
      fragment RequirementMatrix_requirement on ChecklistItem @relay(plural: true) {
        key
        label
        kind
        importance
        ...RequirementHead_requirement
      }
    `,
    requirements,
  );
  const { total, columnAt, need, error, retry } = matrix;
  const columns = total ?? 0;
  const { frame, vertical, horizontal, headWidth, shown, slot } = useAxes(rows.length, columns);
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => need(first, last), [need, first, last]);
  const keys = useCellKeys({ frame, vertical, horizontal, rows: rows.length, columns });
  const width = Math.max(horizontal.getTotalSize(), headWidth);
  return (
    <>
      {error === null ? null : (
        <ErrorPanel title={m.requirements_load_failed()} onRetry={retry} className="mb-3">
          {errorText(error)}
        </ErrorPanel>
      )}
      <div
        ref={frame}
        role="grid"
        aria-label={m.requirements_matrix()}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns + 1}
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        className="relative max-h-[70vh] overflow-auto rounded-card border border-line bg-surface [contain:strict]"
        style={{ height: headHeight + rows.length * rowHeight + 16 }}
      >
        <MatrixHead
          columns={shown}
          slot={slot}
          columnAt={columnAt}
          height={headHeight}
          width={width}
          headWidth={headWidth}
          onOpen={onOpen}
        />
        <div role="rowgroup" style={{ height: vertical.getTotalSize() - headHeight, width }} className="relative">
          {vertical.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            return (
              <div
                key={row.key}
                role="row"
                aria-rowindex={item.index + 2}
                className="group/row absolute left-0 flex border-b border-line hover:bg-hover"
                style={{ top: item.start - headHeight, height: item.size, width }}
              >
                <RequirementHead requirement={row} width={headWidth} />
                {shown.map((column) => (
                  <MatrixCell
                    key={slot(column.index)}
                    row={item.index}
                    place={column.index}
                    left={column.start}
                    width={column.size}
                    requirement={row}
                    column={columnAt(column.index)}
                    reachable={keys.isReachable(item.index, column.index)}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
