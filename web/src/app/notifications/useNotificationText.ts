import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { bulkText } from '../jobs/bulkText.ts';
import type {
  useNotificationText_notification$data,
  useNotificationText_notification$key,
} from './__generated__/useNotificationText_notification.graphql.ts';

export interface NotificationText {
  title: string;
  detail: string;
}

/** What a notification says, in the user's language. */
export function useNotificationText(notification: useNotificationText_notification$key): NotificationText {
  return describe(useFragment(notificationText, notification));
}

const notificationText = graphql`
  fragment useNotificationText_notification on Notification {
    kind
    jobKind
    completed
    failed
    total
    project {
      title
    }
    candidate {
      displayName
    }
    candidateCount
    authorName
    searchName
  }
`;

function describe(data: useNotificationText_notification$data): NotificationText {
  if (data.kind === 'NOTE_ON_SAVED') return note(data);
  if (data.kind === 'MENTION') return mention(data);
  if (data.kind === 'WEBHOOK_OFF')
    return { title: m.shell_notification_webhook_off(), detail: m.shell_notification_webhook_hint() };
  if (data.kind === 'PRESETS_ERASED')
    return {
      title: m.shell_notification_presets({ count: data.candidateCount ?? 1 }),
      detail: m.shell_notification_presets_hint(),
    };
  if (data.kind === 'RETENTION_ERASED')
    return {
      title: m.shell_notification_retention({ count: data.candidateCount ?? 1 }),
      detail: data.project?.title ?? '',
    };
  if (data.kind === 'SEARCH_FOUND')
    return {
      title: m.shell_notification_search({ count: data.candidateCount ?? 1 }),
      detail: [data.searchName, data.project?.title].filter(Boolean).join(' · '),
    };
  return job(data);
}

function note({ candidate, candidateCount, authorName }: useNotificationText_notification$data): NotificationText {
  const name = candidate?.displayName ?? m.shell_notification_somebody();
  const others = (candidateCount ?? 1) - 1;
  return {
    title: others > 0 ? m.shell_notification_notes({ name, count: others }) : m.shell_notification_note({ name }),
    detail: authorName ?? '',
  };
}

function mention({ candidate, candidateCount, authorName }: useNotificationText_notification$data): NotificationText {
  const name = candidate?.displayName ?? m.shell_notification_candidate();
  const author = authorName ?? m.bulk_author_gone();
  const others = (candidateCount ?? 1) - 1;
  return {
    title: m.shell_notification_mention({ author }),
    detail: others > 0 ? m.shell_notification_notes({ name, count: others }) : m.shell_notification_note({ name }),
  };
}

function job({ kind, jobKind, completed, failed, total, project }: useNotificationText_notification$data): NotificationText {
  const what = jobKind === 'screening' ? m.shell_job_screening() : bulkText(jobKind ?? '');
  const subject = project?.title.trim() ? m.bulk_job_of({ job: what, title: project.title }) : what;
  const counts = { completed: completed ?? 0, total: total ?? 0 };
  const done = jobKind === 'screening' ? m.shell_job_files(counts) : m.bulk_job_candidates(counts);
  return {
    title: titles[kind]?.({ job: subject }) ?? subject,
    detail: (failed ?? 0) > 0 ? `${done} · ${m.shell_job_failed({ count: failed ?? 0 })}` : done,
  };
}

const titles: Partial<Record<string, (inputs: { job: string }) => string>> = {
  JOB_FINISHED: m.shell_notification_finished,
  JOB_FAILED: m.shell_notification_failed,
  MAIL_FAILED: m.shell_notification_mail_failed,
};
