import { m } from '../../paraglide/messages.js';
import type { RaceEthnicity as AnyRace, Sex as AnySex } from './__generated__/ImpactTable_table.graphql.ts';

type Sex = Exclude<AnySex, '%future added value'>;
type RaceEthnicity = Exclude<AnyRace, '%future added value'>;

/** In the order of the report. */
export const sexWords: Record<Sex, () => string> = { MALE: m.impact_male, FEMALE: m.impact_female };
export const raceWords: Record<RaceEthnicity, () => string> = {
  HISPANIC: m.impact_hispanic,
  WHITE: m.impact_white,
  BLACK: m.impact_black,
  PACIFIC_ISLANDER: m.impact_pacific,
  ASIAN: m.impact_asian,
  NATIVE_AMERICAN: m.impact_native,
  TWO_OR_MORE: m.impact_two_or_more,
};

export const sexText = (sex: AnySex): string => sexWords[sex as Sex]?.() ?? sex;
export const raceText = (race: AnyRace): string => raceWords[race as RaceEthnicity]?.() ?? race;

/** The name of a category of the report: of a sex, a race or both. */
export function categoryText({
  sex,
  raceEthnicity,
}: {
  readonly sex: AnySex | null | undefined;
  readonly raceEthnicity: AnyRace | null | undefined;
}): string {
  if (sex && raceEthnicity) return m.impact_both_names({ sex: sexText(sex), race: raceText(raceEthnicity) });
  if (sex) return sexText(sex);
  return raceEthnicity ? raceText(raceEthnicity) : m.impact_unknown_row();
}
