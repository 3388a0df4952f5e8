import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import type { Card } from './CandidateCard.tsx';
import { stages } from './stages.ts';

/** The columns side by side; a card is dropped on one of them by mouse, finger or keyboard. */
export function Board({ onMove, children }: { onMove: (card: Card, to: MoveStage) => void; children: ReactNode }) {
  const [dragged, setDragged] = useState<Card | null>(null);
  const sensors = useSensors(
    // A click on a card must not count as a drag, nor a swipe that scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = stages.find((stage) => stage === over?.id);
    if (to) onMove(cardOf(active), to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(input) => (input.pointerCoordinates ? pointerWithin(input) : rectIntersection(input))}
      onDragStart={({ active }) => setDragged(cardOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: m.pipeline_drag_hint() } }}
    >
      <div className="flex min-h-0 flex-1 snap-x scroll-px-6 gap-3 max-sm:scroll-px-4 overflow-x-auto px-6 py-4 max-sm:px-4">
        {children}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <div className="truncate rounded-control border border-accent bg-raised px-3 py-2 text-sm font-medium shadow-floating">
            {dragged.name}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

function cardOf({ data }: { data: { current?: unknown } }): Card {
  return data.current as Card;
}

/** Left and right go from column to column. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects, collisionRect } }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  const current = stages.findIndex((stage) => stage === (over?.id ?? cardOf(active).stage));
  const target = droppableRects.get(stages[current + step] ?? '');
  if (!target) return undefined;
  return { x: target.left + (target.width - collisionRect.width) / 2, y: target.top + 48 };
};

const announcements: Announcements = {
  onDragStart: ({ active }) => m.pipeline_picked_up({ name: cardOf(active).name, stage: stageText(cardOf(active).stage) }),
  onDragOver: ({ active, over }) =>
    over ? m.pipeline_over({ name: cardOf(active).name, stage: stageText(over.id as MoveStage) }) : undefined,
  onDragEnd: ({ active, over }) =>
    m.pipeline_dropped({ name: cardOf(active).name, stage: stageText((over?.id as MoveStage) ?? cardOf(active).stage) }),
  onDragCancel: ({ active }) => m.ranking_move_cancelled({ name: cardOf(active).name }),
};
