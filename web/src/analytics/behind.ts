import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { stages } from '../pipeline/stages.ts';
import { stageText } from '../projects/projectWords.ts';
import type { AnalyticsFigure as AnyFigure, CandidateSource } from './__generated__/BehindDrawerQuery.graphql.ts';
import { sources, sourceText } from './sourceWords.ts';

type Figure = Exclude<AnyFigure, '%future added value'>;

/** A figure whose candidates are listed. */
export interface Behind {
  figure: Figure;
  stage: MoveStage | null;
  /** Empty: the figure is of no source. */
  sources: readonly CandidateSource[];
  /** A quarter of the period, from 0; null: all of it. */
  part: number | null;
}

const plain: readonly Figure[] = ['HIRES', 'INTERVIEWS', 'OFFERS', 'ACCEPTED', 'DECLINED'];

/** From the address: "HIRES", "OFFERS.2", "STAGE.OFFER", "SOURCE.LINKEDIN", "SOURCE.IMPORT,REST"; null for anything else. */
export function readBehind(text: string | null): Behind | null {
  const [name, of] = (text ?? '').split('.');
  const figure = plain.find((one) => one === name);
  const part = of === undefined ? null : Number(of);
  if (figure) return part === null || [0, 1, 2, 3].includes(part) ? { figure, stage: null, sources: [], part } : null;
  if (name === 'SOURCE') {
    const named = (of ?? '').split(',').map((name) => sources.find((one) => one === name));
    const known = named.filter((source) => source !== undefined);
    return known.length === named.length ? { figure: 'SOURCE', stage: null, sources: known, part: null } : null;
  }
  const stage = stages.find((one) => one === of);
  if (!stage || (name !== 'STAGE' && name !== 'LEFT' && name !== 'WENT_ON')) return null;
  return { figure: name, stage, sources: [], part: null };
}

/** The list's heading. */
export function behindTitle({ figure, stage, sources: of }: Behind): string {
  const inStage = stage ? stageText(stage) : '';
  return {
    HIRES: m.analytics_hires,
    INTERVIEWS: m.analytics_interviews,
    OFFERS: m.analytics_offers,
    ACCEPTED: m.analytics_accepted,
    DECLINED: m.analytics_declined,
    SOURCE: () => m.analytics_source_of({ source: of.map(sourceText).join(', ') }),
    STAGE: () => m.analytics_stage_of({ stage: inStage }),
    LEFT: () => m.analytics_left_of({ stage: inStage }),
    WENT_ON: () => m.analytics_went_on_of({ stage: inStage }),
  }[figure]();
}

/** How the figure is counted. */
export function behindFormula(figure: Figure): string {
  return {
    HIRES: m.analytics_formula_hires,
    INTERVIEWS: m.analytics_formula_interviews,
    OFFERS: m.analytics_formula_offers,
    ACCEPTED: m.analytics_formula_accepted,
    DECLINED: m.analytics_formula_declined,
    SOURCE: m.analytics_formula_source,
    STAGE: m.analytics_formula_stage,
    LEFT: m.analytics_formula_left,
    WENT_ON: m.analytics_formula_went_on,
  }[figure]();
}

/** The moments between which the figure's events lie. */
export function spanOf({ part }: Behind, { from, to }: { from: string; to: string }): { from: string; to: string } {
  if (part === null) return { from, to };
  const start = Date.parse(from);
  const quarter = (Date.parse(to) - start) / 4;
  return { from: new Date(start + part * quarter).toISOString(), to: new Date(start + (part + 1) * quarter).toISOString() };
}
