import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { formatDuration } from '../ui/format/formatDuration.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { ModelUseLine_screening$data, ModelUseLine_screening$key } from './__generated__/ModelUseLine_screening.graphql.ts';

/** Requests, tokens, time and price of the language model; renders nothing when no model is configured. */
export function ModelUseLine({ screening }: { screening: ModelUseLine_screening$key }) {
  const { modelUse } = useFragment(
    graphql`
      fragment ModelUseLine_screening on Screening {
        modelUse {
          models
          failed
          calls
          promptTokens
          completionTokens
          seconds
          factsDropped
          price
          currency
        }
      }
    `,
    screening,
  );
  if (!modelUse) return null;
  return <p className="text-sm text-muted tabular-nums">{describe(modelUse).join(' · ')}</p>;
}

function describe(use: NonNullable<ModelUseLine_screening$data['modelUse']>): string[] {
  const { models, calls, seconds, factsDropped, failed } = use;
  return [
    m.review_model({ name: models.join(', ') }),
    m.review_model_requests({ count: calls }),
    describeTokens(use.promptTokens, use.completionTokens),
    formatDuration(seconds, { tenths: true }),
    factsDropped > 0 ? m.review_model_dropped({ count: factsDropped }) : null,
    describePrice(use.price, use.currency),
    failed > 0 ? m.review_model_failed({ count: failed }) : null,
  ].filter((part) => part !== null);
}

function describeTokens(read: number | null | undefined, written: number | null | undefined): string | null {
  if (read == null || written == null) return null;
  return m.review_model_tokens({ read: formatNumber(read), written: formatNumber(written) });
}

/** The price for a single document is often less than a cent. */
function describePrice(price: number | null | undefined, currency: string | null | undefined): string | null {
  if (price == null || currency == null) return null;
  const digits = price < 1 ? { maximumSignificantDigits: 2 } : {};
  return formatNumber(price, { style: 'currency', currency, ...digits });
}
