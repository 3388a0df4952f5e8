import type { ReactNode } from 'react';
import type { BulkAction } from '../../bulk/bulkMutations.ts';
import { PaymentFields } from '../../candidate/actions/PaymentFields.tsx';
import { RejectionFields } from '../../candidate/actions/RejectionFields.tsx';
import { readAmount } from '../../candidate/actions/readAmount.ts';
import { emptyRejection, type RejectionDraft, rejectionOf } from '../../candidate/actions/rejection.ts';
import { ScheduleFields } from '../../candidate/actions/ScheduleFields.tsx';
import { emptySchedule, momentOf, type ScheduleDraft } from '../../candidate/actions/scheduleDraft.ts';
import type { MoveStage } from '../../candidate/actions/useMoveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Select } from '../../ui/inputs/Select.tsx';

export type BulkKind = 'moveStage' | 'schedule' | 'setPayment' | 'save' | 'shortlist' | 'archive' | 'restore';

/** What is filled in before a bulk operation; every kind keeps its own while the selection lives. */
export interface BulkDraft {
  stage: MoveStage;
  rejection: RejectionDraft;
  schedule: ScheduleDraft;
  amount: string;
  currency: string;
}

export const emptyDraft: BulkDraft = {
  stage: 'SCREENING',
  rejection: emptyRejection,
  schedule: emptySchedule,
  amount: '',
  currency: 'USD',
};

export interface BulkQuestion {
  /** What and how many. */
  title: (count: number, draft: BulkDraft) => string;
  note: () => string;
  fields?: (draft: BulkDraft, change: (draft: Partial<BulkDraft>) => void) => ReactNode;
  /** Null while something is missing. */
  action: (draft: BulkDraft) => BulkAction | null;
  danger?: true;
}

const stages: readonly MoveStage[] = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'];

/** Every bulk operation as a question: its title, its fields and what it then starts. */
export const bulkQuestions: Record<BulkKind, BulkQuestion> = {
  moveStage: {
    title: (count, { stage }) => m.bulk_confirm_move({ count, stage: stageText(stage) }),
    note: m.ranking_stage_note,
    fields: ({ stage, rejection }, change) => (
      <>
        <Select
          label={m.ranking_stage()}
          value={stage}
          onChange={(next) => change({ stage: next })}
          options={stages.map((value) => ({ value, label: stageText(value) }))}
        />
        {stage === 'REJECTED' ? <RejectionFields draft={rejection} onChange={(next) => change({ rejection: next })} /> : null}
      </>
    ),
    action: ({ stage, rejection }) => {
      const reasons = stage === 'REJECTED' ? rejectionOf(rejection) : {};
      return reasons && { kind: 'moveStage', stage, ...reasons };
    },
  },
  schedule: {
    title: (count) => m.bulk_confirm_schedule({ count }),
    note: () => '',
    fields: ({ schedule }, change) => <ScheduleFields draft={schedule} onChange={(next) => change({ schedule: next })} />,
    action: ({ schedule }) => {
      const when = momentOf(schedule);
      const { channel, note } = schedule;
      return when === null ? null : { kind: 'schedule', when, channel, note: note.trim() || null };
    },
  },
  setPayment: {
    title: (count) => m.ranking_confirm_payment({ count }),
    note: m.ranking_payment_note,
    fields: ({ amount, currency }, change) => (
      <div className="flex gap-2">
        <PaymentFields
          amount={amount}
          currency={currency}
          onAmount={(next) => change({ amount: next })}
          onCurrency={(next) => change({ currency: next })}
        />
      </div>
    ),
    action: ({ amount, currency }) => {
      const paymentExpected = readAmount(amount);
      return paymentExpected === null ? null : { kind: 'setPayment', paymentExpected, currency };
    },
  },
  save: {
    title: (count) => m.ranking_confirm_save({ count }),
    note: m.ranking_save_note,
    action: () => ({ kind: 'save', action: 'SAVE' }),
  },
  shortlist: {
    title: (count) => m.ranking_confirm_shortlist({ count }),
    note: m.ranking_save_note,
    action: () => ({ kind: 'save', action: 'SHORTLIST' }),
  },
  archive: {
    title: (count) => m.bulk_confirm_archive({ count }),
    note: m.ranking_archive_note,
    action: () => ({ kind: 'archive', archived: true }),
    danger: true,
  },
  restore: {
    title: (count) => m.ranking_confirm_restore({ count }),
    note: m.ranking_restore_note,
    action: () => ({ kind: 'archive', archived: false }),
  },
};
