import { z } from 'zod';
import { requireViewer } from '../../access/requireViewer.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { Ctx, Locale } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { decisionReport } from '../../decisions/decisionReport.ts';
import { AppError } from '../../errors.ts';
import { longestTexts } from '../../input/limitedText.ts';
import { parseInput } from '../../input/parseInput.ts';
import type { Preset } from '../../presets/preset.ts';
import { storePreset } from '../../presets/savePreset.ts';
import { getProject } from '../../projects/getProject.ts';
import type { FacetWeight } from '../../scoring/weightedOverall.ts';
import { proposalEffect, proposedWeights } from './proposalEffect.ts';

export interface TakeProposalInput {
  /** The position whose list and impact ratios the user has seen. */
  projectId: string;
  /** Weights in use when the proposal was made; null: the facets' default weights. */
  weights?: readonly FacetWeight[] | null | undefined;
  /** The proposed shares that the user saw: whole percent by facet. */
  shares: readonly { key: string; share: number }[];
}

const input = z.object({ shares: z.array(z.object({ key: z.string().max(longestTexts.word), share: z.int() })).max(100) });

/**
 * Saves a proposal as a preset of the viewer, named after the position; replaces an earlier one of that name. Audited. Refused if it is no longer the current
 * proposal, or if an impact ratio of the position would fall below four fifths.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT; NO_PROPOSAL when these shares are not the current proposal; IMPACT_RATIO_FALLS
 */
export async function takeProposal(ctx: Ctx, { projectId, weights = null, ...given }: TakeProposalInput): Promise<Preset> {
  const { userId } = requireViewer(ctx);
  const { shares } = parseInput(input, given);
  const { id, title } = await getProject(ctx, { id: projectId });
  const { proposal } = await decisionReport(ctx, { weights });
  const seen = new Map(shares.map(({ key, share }) => [key, share]));
  if (proposal === null || proposal.shares.some(({ key, proposed }) => (seen.get(key) ?? 0) !== proposed))
    throw new AppError('NO_PROPOSAL');
  const { refusedFor } = await proposalEffect(ctx, { projectId: id, proposal });
  // Truncate: .797 must not be shown as .80.
  if (refusedFor)
    throw new AppError('IMPACT_RATIO_FALLS', { ratio: (Math.floor((refusedFor.after ?? 0) * 100) / 100).toFixed(2) });
  const payload = Object.fromEntries(proposedWeights(proposal).map(({ key, weight }) => [key, weight]));
  return inTransaction(ctx, async (tx) => {
    const preset = await storePreset(ctx, { name: presetName(title, ctx.locale), scope: 'weights', payload }, tx);
    await recordAudit(tx, {
      actorId: userId,
      action: 'project.proposal-taken',
      entity: 'project',
      entityId: id,
      details: { shares: Object.fromEntries(shares.map(({ key, share }) => [key, share])) },
    });
    return preset;
  });
}

function presetName(title: string, locale: Locale): string {
  const words: Record<Locale, string> = { en: 'From decisions', ru: 'По решениям' };
  return [words[locale], title].filter(Boolean).join(': ').slice(0, longestTexts.word).trim();
}
