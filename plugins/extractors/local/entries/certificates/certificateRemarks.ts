import { certificateRemarks } from '../../../../knowledge/cues/certificateCues.ts';

export const certificateRemark = new RegExp(`^\\s*(?:${certificateRemarks})[\\s.,:–-]{0,40}$`, 'iu');
