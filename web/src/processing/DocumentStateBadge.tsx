import { Ban, Check, CircleAlert, Clock, Gauge, ScanSearch, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import type { Tone } from '../ui/tones.ts';
import type { DocumentStateBadge_document$key } from './__generated__/DocumentStateBadge_document.graphql.ts';

interface Looks {
  tone: Tone;
  icon: ReactNode;
  label: () => string;
}

const looks: Record<string, Looks> = {
  QUEUED: { tone: 'gray', icon: <Clock />, label: m.processing_state_queued },
  READING: { tone: 'blue', icon: <ScanText />, label: m.processing_state_reading },
  EXTRACTING: { tone: 'blue', icon: <ScanSearch />, label: m.processing_state_extracting },
  SCORING: { tone: 'blue', icon: <Gauge />, label: m.processing_state_scoring },
  DONE: { tone: 'emerald', icon: <Check />, label: m.processing_state_done },
  FAILED: { tone: 'red', icon: <CircleAlert />, label: m.processing_state_failed },
  CANCELLED: { tone: 'gray', icon: <Ban />, label: m.processing_state_cancelled },
};

/** How far a document has got on its way from bytes to a score. */
export function DocumentStateBadge({ document }: { document: DocumentStateBadge_document$key }) {
  const { state } = useFragment(
    graphql`
      fragment DocumentStateBadge_document on Document {
        state
      }
    `,
    document,
  );
  const look = looks[state];
  if (!look) return null;
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.label()}
    </Badge>
  );
}
