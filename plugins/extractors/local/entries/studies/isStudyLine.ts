import { namesCertificate } from '../../annotate/certificateWords.ts';
import { findDegrees } from '../../annotate/findDegrees.ts';
import type { LineView } from '../../shared/lineView.ts';

/** Certificates listed among the studies are not studies. */
export const isStudyLine = ({ text }: LineView): boolean =>
  !namesCertificate(text) || findDegrees(text).some(({ level }) => level !== null && level !== 'associate');
