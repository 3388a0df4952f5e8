import type { Ctx } from '../../context.ts';
import { announce } from '../../publishing/announce.ts';
import { refreshScreening } from '../../screenings/refreshScreening.ts';
import { createGathering, type Gathering } from '../gather.ts';
import type { StepDocument } from '../stepDocument.ts';
import { finishResumes, type HasEnded } from './finishResumes.ts';
import type { ReadResume } from './readResume.ts';

/** Résumés stored by one transaction. */
const most = 16;
/** How long a résumé waits for others that are being read. Short for a person who watches; meanwhile two threads read eight more. */
const patienceMs = 250;

/** Where the résumés of a position wait for each other. */
const positions = new WeakMap<Ctx, Map<string, Gathering<ReadResume, HasEnded>>>();

export interface ResumePlace {
  /** Stores what was found, and waits until it is committed and its screening knows. */
  handIn(resume: ReadResume): Promise<void>;
  /** Nothing will come: reading failed, or it ended in another way. */
  leave(): void;
}

/** Announces a résumé that is going to be finished. Those of one position that are read by this process at about the same time are stored together. */
export function takePlace(ctx: Ctx, { projectId, screeningId }: StepDocument): ResumePlace {
  const gatherings = positions.get(ctx) ?? new Map<string, Gathering<ReadResume, HasEnded>>();
  positions.set(ctx, gatherings);
  const gathering =
    gatherings.get(projectId) ??
    createGathering({ most, patienceMs, work: (resumes) => finishResumes(ctx, { projectId, resumes }) });
  gatherings.set(projectId, gathering);
  const place = gathering.takePlace();
  const forget = () => {
    if (gathering.isEmpty && gatherings.get(projectId) === gathering) gatherings.delete(projectId);
  };
  return {
    async handIn(resume) {
      try {
        const ended = await place.handIn(resume);
        if (screeningId === null) return;
        if (ended) await refreshScreening(ctx, { screeningId });
        else announce(ctx.events, 'screening', { id: screeningId });
      } finally {
        forget();
      }
    },
    leave() {
      place.leave();
      forget();
    },
  };
}
