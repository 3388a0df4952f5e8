import type { ReactNode } from 'react';
import { PhoneBar } from '../../app/shell/PhoneBar.tsx';
import { SidebarFrame, sidebarClass } from '../../app/shell/SidebarFrame.tsx';
import { LoginPage } from '../../login/LoginPage.tsx';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnalysisFirst } from './screens/AnalysisFirst.tsx';
import { AnalyticsFirst } from './screens/AnalyticsFirst.tsx';
import { ProjectsFirst } from './screens/ProjectsFirst.tsx';
import { RankingFirst } from './screens/RankingFirst.tsx';
import { DecisionsFirst, ImpactFirst } from './screens/ReportFirst.tsx';
import { ReviewFirst } from './screens/ReviewFirst.tsx';
import { SettingsFirst } from './screens/SettingsFirst.tsx';
import { UploadFirst } from './screens/UploadFirst.tsx';

const header = (title: () => string, subtitle: () => string) => () => <PageHeader title={title()} subtitle={subtitle()} />;

/** What each screen shows whatever the server answers, by the names of api/http/site/screenScripts.ts. */
const screens: Readonly<Record<string, () => ReactNode>> = {
  '': UploadFirst,
  processing: header(m.processing_title, m.processing_subtitle),
  review: ReviewFirst,
  projects: ProjectsFirst,
  'candidate-analysis': RankingFirst,
  candidates: RankingFirst,
  analysis: AnalysisFirst,
  saved: header(m.saved_title, m.saved_subtitle),
  pipeline: header(m.pipeline_title, m.pipeline_subtitle),
  analytics: AnalyticsFirst,
  'analytics/decisions': DecisionsFirst,
  'analytics/impact': ImpactFirst,
  settings: SettingsFirst,
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
