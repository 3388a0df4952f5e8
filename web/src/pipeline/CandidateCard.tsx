import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { fullDate } from '../app/dates.ts';
import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import { classNames } from '../ui/classNames.ts';
import { ScoreBadge } from '../ui/figures/ScoreBadge.tsx';
import { Checkbox } from '../ui/inputs/Checkbox.tsx';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import { Menu, MenuItem } from '../ui/layers/Menu.tsx';
import type { CandidateCard_candidate$key } from './__generated__/CandidateCard_candidate.graphql.ts';
import { stages } from './stages.ts';

/** Who is on a card, for everything that can be done with it. */
export interface Card {
  id: string;
  uuid: string;
  name: string;
  stage: MoveStage;
}

export interface CardProps {
  candidate: CandidateCard_candidate$key;
  stage: MoveStage;
  /** UUIDs. */
  selected: ReadonlySet<string>;
  onToggle: (uuid: string) => void;
  onOpen: (card: Card) => void;
  onMove: (card: Card, to: MoveStage) => void;
}

const day = 86_400_000;

/** Dragged as a whole by pointer, by its handle with the keyboard; its menu moves it without dragging. */
export function CandidateCard({ candidate, stage, selected, onToggle, onOpen, onMove }: CardProps) {
  const { id, internalId, displayName, title, stageSince, score } = useFragment(
    graphql`
      fragment CandidateCard_candidate on Candidate {
        id
        internalId
        displayName
        title
        stageSince
        score {
          overall
        }
      }
    `,
    candidate,
  );
  const card: Card = { id, uuid: internalId, name: displayName, stage };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id, data: card });
  // oxlint-disable-next-line react/purity -- whole days: a render a moment later says the same
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(stageSince)) / day));
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'group/card flex h-full cursor-grab flex-col justify-between rounded-control border bg-surface py-1.5 pr-1 pl-2 select-none',
        selected.has(internalId) ? 'border-accent' : 'border-line hover:border-line-strong',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex min-w-0 items-start gap-1.5">
        <Checkbox
          checked={selected.has(internalId)}
          onChange={() => onToggle(internalId)}
          label={m.pipeline_select({ name: displayName })}
        />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={() => onOpen(card)}
            title={displayName}
            className="line-clamp-2 max-w-full rounded-mark text-left text-sm leading-tight font-medium break-words hover:underline"
          >
            {displayName}
          </button>
          <p className="truncate text-xs text-muted" title={title ?? undefined}>
            {title ?? m.pipeline_no_title()}
          </p>
        </div>
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={m.pipeline_move_of({ name: displayName })} icon={<EllipsisVertical />} />}
        >
          {stages
            .filter((other) => other !== stage)
            .map((other) => (
              <MenuItem key={other} danger={other === 'REJECTED'} onSelect={() => onMove(card, other)}>
                {other === 'REJECTED' ? m.pipeline_reject_ask() : m.pool_move_to({ stage: stageText(other) })}
              </MenuItem>
            ))}
        </Menu>
      </div>
      <div className="flex items-center gap-2 pl-0.5">
        <ScoreBadge score={score?.overall} />
        <span className="flex-1 truncate text-xs text-muted tabular-nums" title={fullDate(stageSince)}>
          {m.pipeline_days({ count: days })}
        </span>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={m.pipeline_drag({ name: displayName })}
          className="flex size-6 cursor-grab items-center justify-center rounded-control text-faint hover:text-body coarse:size-11"
        >
          <GripVertical className="size-3.5" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
