import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Textarea } from '../../ui/inputs/Textarea.tsx';
import { raceWords, sexWords } from './categoryWords.ts';

export interface RowsFormProps {
  csv: string;
  busy: boolean;
  onChange: (csv: string) => void;
  onCheck: () => void;
}

const example = 'email,sex,race_ethnicity\nada@example.com,Female,Asian';

/** The server takes no more. */
const longest = 3_000_000;

/** Rows to paste, or a file to take them from. */
export function RowsForm({ csv, busy, onChange, onCheck }: RowsFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    if (csv.trim() === '') setProblem(m.impact_form_missing());
    else if (csv.length > longest) setProblem(m.impact_form_columns());
    else if (!busy) onCheck();
  };
  const take = async (file: File) => {
    if (file.size > longest * 4) return setProblem(m.impact_form_file_large({ name: file.name }));
    const text = await file.text().catch(() => null);
    if (text === null) return setProblem(m.impact_form_file_failed({ name: file.name }));
    if (text.length > longest) return setProblem(m.impact_form_file_large({ name: file.name }));
    setProblem(null);
    onChange(text);
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={m.impact_form_rows()} hint={m.impact_form_rows_hint()} error={problem}>
        <Textarea
          rows={6}
          value={csv}
          placeholder={example}
          className="max-h-80 font-mono text-xs"
          onChange={(event) => {
            setProblem(null);
            onChange(event.target.value);
          }}
        />
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={m.impact_form_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file).finally(() => (target.value = ''));
        }}
      />
      <AcceptedAnswers />
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon={<FileUp />} onClick={() => input.current?.click()}>
          {m.impact_form_file()}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {m.impact_form_check()}
        </Button>
      </div>
    </Form>
  );
}

function AcceptedAnswers() {
  const lists = [
    { title: m.impact_axis_sex(), words: Object.values(sexWords) },
    { title: m.impact_axis_race(), words: Object.values(raceWords) },
  ];
  return (
    <section aria-label={m.impact_form_values()} className="text-sm">
      <h3 className="font-medium">{m.impact_form_values()}</h3>
      <dl className="mt-1 flex flex-col gap-1 text-muted">
        {lists.map(({ title, words }) => (
          <div key={title}>
            <dt className="inline font-medium">{title}: </dt>
            <dd className="inline">{[...words, m.impact_unsaid].map((word) => word()).join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-xs text-muted">{m.impact_form_values_hint()}</p>
    </section>
  );
}
