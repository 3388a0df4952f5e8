import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import type { SampleData_user$key } from './__generated__/SampleData_user.graphql.ts';
import { useRemoveSampleData } from './useRemoveSampleData.ts';

/** Its code comes with the first press: this stands on the first screen of everybody. */
const ConfirmDialog = lazy(() => import('../ui/layers/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** What the user made with the sample documents, and one button that removes it after a question. Nothing when there is none. */
export function SampleData({ user }: { user: SampleData_user$key | null }) {
  const data = useFragment(
    graphql`
      fragment SampleData_user on User {
        sampleData {
          positions
          candidates
        }
      }
    `,
    user,
  );
  // Null until the question was first asked.
  const [asking, setAsking] = useState<boolean | null>(null);
  const { remove, busy } = useRemoveSampleData();
  const { positions = 0, candidates = 0 } = data?.sampleData ?? {};
  if (positions === 0) return null;
  const what = m.sample_what({ count: positions, candidates: m.sample_candidates({ count: candidates }) });
  return (
    <section aria-label={m.sample_label()} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p className="min-w-0">{what}</p>
      <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {m.sample_remove()}
      </Button>
      {asking === null ? null : (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asking}
            title={m.sample_question({ count: positions })}
            confirmLabel={m.sample_confirm()}
            danger
            busy={busy}
            onConfirm={() => remove({ positions, onEnd: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          >
            {m.sample_goes({ what })}
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}
