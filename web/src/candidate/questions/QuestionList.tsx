import { Copy } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { LookedFor } from '../LookedFor.tsx';
import { Panel } from '../Panel.tsx';
import type {
  QuestionList_assessment$data,
  QuestionList_assessment$key,
} from './__generated__/QuestionList_assessment.graphql.ts';

type Question = QuestionList_assessment$data['questions'][number];

/** Fewer are an honest answer only when the documents leave nothing else open. */
const usual = 3;

/** Interview questions, each with the line it rests on or with what was looked for. */
export function QuestionList({ assessment }: { assessment: QuestionList_assessment$key }) {
  const { questions } = useFragment(
    graphql`
      fragment QuestionList_assessment on Assessment {
        questions {
          text
          reason
          evidence {
            ...EvidenceList_evidence
          }
          lookedFor
        }
      }
    `,
    assessment,
  );
  const keys = uniqueKeys(questions.map(({ text, reason }) => `${text} ${reason}`));
  const copy = questions.length > 0 ? <CopyQuestions questions={questions} /> : null;
  return (
    <Panel title={m.candidate_questions()} actions={copy}>
      {questions.length < usual ? (
        <p className="mb-2 text-sm text-muted">
          {questions.length === 0 ? m.candidate_questions_none() : m.candidate_questions_few()}
        </p>
      ) : null}
      <ol className="flex list-decimal flex-col gap-3 pl-5 marker:text-muted marker:tabular-nums">
        {questions.map(({ text, reason, evidence, lookedFor }, index) => (
          <li key={keys[index]} className="min-w-0 pl-1 text-sm print:break-inside-avoid">
            <p className="font-medium break-words">{text}</p>
            <p className="break-words text-muted">{reason}</p>
            <EvidenceList evidence={evidence} compact limit={2} />
            <LookedFor names={lookedFor} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function CopyQuestions({ questions }: { questions: readonly Question[] }) {
  const copy = async () => {
    const text = questions.map((question, index) => `${index + 1}. ${question.text} (${question.reason})`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: m.candidate_questions_copied({ count: questions.length }) });
    } catch {
      showToast({
        tone: 'error',
        text: m.candidate_questions_copy_failed(),
        action: { label: m.ui_retry(), onClick: () => void copy() },
      });
    }
  };
  return (
    <span className="print:hidden">
      <Button size="sm" icon={<Copy />} onClick={() => void copy()}>
        {m.candidate_questions_copy()}
      </Button>
    </span>
  );
}
