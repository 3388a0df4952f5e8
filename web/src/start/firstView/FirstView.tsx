import type { ReactNode } from 'react';
import { AnalysisLoading } from '../../analysis/AnalysisLoading.tsx';
import { PhoneBar } from '../../app/shell/PhoneBar.tsx';
import { SidebarFrame, sidebarClass } from '../../app/shell/SidebarFrame.tsx';
import { LoginPage } from '../../login/LoginPage.tsx';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

const header = (title: () => string, subtitle?: () => string) => () => <PageHeader title={title()} subtitle={subtitle?.()} />;

/** What stands at the top of each screen whatever the server answers, by the names of api/http/site/screenScripts.ts. */
const screens: Readonly<Record<string, () => ReactNode>> = {
  '': header(m.upload_title, m.upload_subtitle),
  processing: header(m.processing_title),
  review: header(m.review_title),
  projects: header(m.projects_title, m.projects_subtitle),
  'candidate-analysis': header(m.analysis_title, m.analysis_subtitle),
  candidates: header(m.analysis_title, m.analysis_subtitle),
  analysis: AnalysisLoading,
  saved: header(m.saved_title, m.saved_subtitle),
  pipeline: header(m.pipeline_title, m.pipeline_subtitle),
  analytics: header(m.analytics_title, m.analytics_subtitle),
  'analytics/decisions': header(m.decisions_title, m.decisions_subtitle),
  'analytics/impact': header(m.impact_title, m.impact_subtitle),
  settings: header(m.settings_title, m.settings_subtitle),
};

export interface FirstViewProps {
  /** As api/http/site/screenScripts.ts names it. */
  screen: string;
  /** Whether the sidebar shows icons only. */
  collapsed: boolean;
}

/** A screen before its scripts and the server's answers are there: the same markup, as far as it depends on neither. */
export function FirstView({ screen, collapsed }: FirstViewProps) {
  if (screen === 'login') return <LoginPage note={null} />;
  return (
    <div className="flex min-h-dvh">
      <nav aria-label={m.shell_navigation()} className={sidebarClass(collapsed)}>
        <SidebarFrame
          collapsed={collapsed}
          onCollapse={() => undefined}
          quickActions={<span className="size-8" />}
          footer={<Skeleton className="size-6 rounded-full!" />}
        />
      </nav>
      <main className="flex min-w-0 flex-1 flex-col">
        <PhoneBar menuOpen={false} />
        {screens[screen]?.()}
      </main>
    </div>
  );
}
