import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Popover } from '../ui/layers/Popover.tsx';
import type { EvidencePopover_evidence$key } from './__generated__/EvidencePopover_evidence.graphql.ts';
import { EvidenceList } from './EvidenceList.tsx';

export interface EvidencePopoverProps {
  evidence: EvidencePopover_evidence$key;
  /** What the quotations prove: the visible heading, also read aloud. */
  title: string;
  /** An element that takes a ref and props. */
  trigger: ReactElement<Record<string, unknown>>;
}

/** The quotations behind a chip or a small button. */
export function EvidencePopover({ evidence, title, trigger }: EvidencePopoverProps) {
  const data = useFragment(
    graphql`
      fragment EvidencePopover_evidence on Evidence @relay(plural: true) {
        start
        ...EvidenceList_evidence
      }
    `,
    evidence,
  );
  return (
    <Popover title={title} trigger={trigger} className="w-96">
      {data.length > 0 ? <EvidenceList evidence={data} limit={6} /> : <p className="text-sm text-muted">{m.evidence_none()}</p>}
    </Popover>
  );
}
