import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';

export interface OrderedMetric {
  id: string;
  label: string;
}

export interface MetricOrderProps {
  metrics: readonly OrderedMetric[];
  onOrder: (ids: string[]) => void;
}

/** The metrics in the order of the table's columns; dragged by pointer or keyboard. Stays as it is while weights are moved. */
export const MetricOrder = memo(function MetricOrder({ metrics, onOrder }: MetricOrderProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = metrics.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <section aria-label={m.ranking_selected_metrics()}>
      <h3 className="text-xs font-medium text-muted">{m.ranking_selected_metrics()}</h3>
      <p className="mb-1.5 text-xs text-muted">{m.ranking_order_hint()}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announce(metrics),
          screenReaderInstructions: { draggable: m.ranking_order_hint() },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col gap-1">
            {metrics.map((metric) => (
              <Metric key={metric.id} {...metric} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
});

function Metric({ id, label }: OrderedMetric) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={classNames(
        'flex h-8 items-center gap-1 rounded-control border border-line bg-surface pr-2 text-sm coarse:h-11',
        isDragging && 'relative z-10 shadow-floating',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={m.ranking_move_metric({ name: label })}
        className="flex h-full w-7 cursor-grab touch-none items-center justify-center rounded-control text-faint hover:text-body active:cursor-grabbing coarse:w-11"
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </button>
      <span className="truncate">{label}</span>
    </li>
  );
}

/** What a screen reader hears while a metric is moved. */
function announce(metrics: readonly OrderedMetric[]): Announcements {
  const total = metrics.length;
  const placeOf = (id: string | number) => metrics.findIndex((metric) => metric.id === id) + 1;
  const nameOf = (id: string | number) => metrics.find((metric) => metric.id === id)?.label ?? '';
  return {
    onDragStart: ({ active }) => m.ranking_picked_up({ name: nameOf(active.id), place: placeOf(active.id), total }),
    onDragOver: ({ active, over }) =>
      over ? m.ranking_moved_to({ name: nameOf(active.id), place: placeOf(over.id), total }) : undefined,
    onDragEnd: ({ active, over }) =>
      m.ranking_dropped_at({ name: nameOf(active.id), place: placeOf(over?.id ?? active.id), total }),
    onDragCancel: ({ active }) => m.ranking_move_cancelled({ name: nameOf(active.id) }),
  };
}
