import { Eye } from 'lucide-react';
import { relevanceWord } from '../../candidate/score/verdict.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formatYears } from '../../ui/formatYears.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cell, Row } from '../../ui/Table.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { candidateId } from '../candidateId.ts';
import { scoreOfRow } from '../ranking/rankTable.ts';
import type { LiveRanking } from '../useRanking.ts';
import type { CandidateCell_candidate$key } from './__generated__/CandidateCell_candidate.graphql.ts';
import { CandidateCell } from './CandidateCell.tsx';
import { columnClass } from './columnClass.ts';
import { facetValue } from './facetValue.ts';
import { ScoreCell } from './ScoreCell.tsx';
import type { Twins } from './useTwinRows.ts';

export interface CandidateRowProps {
  live: LiveRanking;
  row: number;
  /** Position on the page, for keyboard navigation. */
  place: number;
  /** Null until the server has sent what the ranking does not contain. */
  candidate: CandidateCell_candidate$key | null;
  /** The row selected by keyboard. */
  current: boolean;
  /** For another document of a person: the row that represents the person. */
  leader: number | undefined;
  /** The person's other documents. */
  twins: Twins | null;
  weights: ReadonlyMap<string, number>;
  required: number;
  onOpen: (row: number) => void;
}

export function CandidateRow({
  live: { table, ranking },
  row,
  place,
  candidate,
  current,
  leader,
  twins,
  weights,
  required,
  onOpen,
}: CandidateRowProps) {
  const name = table.names[row] ?? '';
  const years = Number.isNaN(table.years[row]) ? null : (table.years[row] ?? null);
  const relevance = facetValue(table, row, 'skills');
  const tens = (facet: string) => {
    const value = facetValue(table, row, facet);
    return value === null ? <UnknownBadge /> : (value / 10).toLocaleString(getLocale(), { maximumFractionDigits: 1 });
  };
  return (
    <Row selected={current} data-place={place} onClick={() => onOpen(row)}>
      <Cell className={columnClass.name}>
        <CandidateCell
          name={name}
          candidate={candidate}
          sameAs={leader === undefined ? null : (table.ids[leader] ?? null)}
          twins={twins}
          onOpen={() => onOpen(row)}
        />
      </Cell>
      <Cell numeric className={columnClass.relevance}>
        {relevance === null ? (
          <UnknownBadge />
        ) : (
          <>
            <span className="block">{(relevance / 100).toLocaleString(getLocale(), { style: 'percent' })}</span>
            <span className="block text-xs text-muted">{relevanceWord(relevance)}</span>
          </>
        )}
      </Cell>
      <Cell numeric className={columnClass.achievements}>
        {tens('achievements')}
      </Cell>
      <Cell numeric className={columnClass.skills}>
        {required > 0 ? m.analysis_skills_of({ matched: table.matchedSkills[row] ?? 0, required }) : '—'}
      </Cell>
      <Cell numeric className={columnClass.growth}>
        {tens('growth')}
      </Cell>
      <Cell numeric className={columnClass.experience}>
        {formatYears(years) ?? <UnknownBadge />}
      </Cell>
      <Cell className={columnClass.score}>
        <ScoreCell
          candidateId={candidateId(table.ids[row] ?? '')}
          name={name}
          score={scoreOfRow(ranking, row)}
          weights={weights}
        />
      </Cell>
      <Cell className="w-11 px-1! text-right">
        <IconButton
          size="sm"
          label={m.analysis_view({ name })}
          icon={<Eye />}
          onClick={(event) => (event.stopPropagation(), onOpen(row))}
        />
      </Cell>
    </Row>
  );
}
