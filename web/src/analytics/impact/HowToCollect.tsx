import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

/** In place of the report while nobody has said anything: the ways that answers come in. */
export function HowToCollect({ projectId, onCollect }: { projectId: string; onCollect: () => void }) {
  const command = `noa demographics answers.csv --project ${projectId}`;
  const call = `POST /api/projects/${projectId}/self-reports`;
  return (
    <EmptyState
      drawing="candidates"
      title={m.impact_empty()}
      action={
        <Button variant="primary" onClick={onCollect}>
          {m.impact_collect()}
        </Button>
      }
    >
      <p>{m.impact_empty_hint()}</p>
      <ul className="mt-3 flex flex-col gap-2 text-left">
        <li>{m.impact_way_screen()}</li>
        <li>
          {m.impact_way_cli()} <code className="text-xs break-words">{command}</code>
        </li>
        <li>
          {m.impact_way_api()} <code className="text-xs break-words">{call}</code>
        </li>
      </ul>
    </EmptyState>
  );
}
