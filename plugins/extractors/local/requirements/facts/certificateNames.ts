import {
  certificateShortNames,
  certifiedAs,
  certifiedRoles,
  certifiers,
  clearances,
  drivingCountries,
  drivingQualities,
  licensedProfessions,
  notNamingCertificates,
  russianDrivingLicences,
  russianPermits,
  workCards,
} from '../../../../knowledge/cues/jobCertificateCues.ts';

const drivingClass = String.raw`(?:\s*\(?(?:class|category) [A-E](?:E|1E?)?(?!\p{L})\)?)?`;

/** Certificates and licences as job descriptions ask for them. The longest match at a position wins; the matched text is the label. */
export const certificateNames: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${certifiers})[ -]+[Cc]ertifi(?:ed|cation)s?(?:\s+(?:${certifiedRoles}))*`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])Certified (?:${certifiedAs})(?:\s*\([A-Z+-]{2,8}\))?`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}&])(?:${certificateShortNames})(?![\p{L}\p{N}])`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${drivingQualities}) )?(?:(?:${drivingCountries}) )?driv(?:er(?:'|’)?s?|ing) licen[cs]e${drivingClass}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:valid |active |current |unrestricted |state )?(?:${licensedProfessions}) ?(?:licen[cs]e|licensure|certification|certificate)`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${workCards})(?![\p{L}\p{N}])`, 'gu'),
  /(?<![\p{L}\p{N}])Certificate (?:I{1,3}|IV|V|\d) in [\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+){0,3}/gu,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${clearances})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?:${russianDrivingLicences})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?:${russianPermits})`, 'giu'),
];

const namingWord = String.raw`(?!(?:${notNamingCertificates})\b)[\p{L}\d][\p{L}\d+.]*`;
const named = String.raw`(?:\p{Lu}[\p{L}\d]*[ ])`;
const paper = String.raw`(?:certificate|certification|licen[cs]e)(?!\p{L})`;
/** "EPA 608 certification", "NMC registration", "ACR accreditation": a certificate that no list holds. Used only where no known one matches. */
export const otherCertificate = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${named}{3}${paper}`,
    String.raw`(?<![\p{L}\p{N}])${namingWord}(?: ${namingWord})? ${paper}`,
    String.raw`(?<![\p{L}\p{N}])(?:registration|registered|certified|licen[cs]ed) (?:as|with) (?:an? |the )?\p{Lu}{2,6}(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])${named}{1,3}(?:registration|accreditation|registered|ticket|card)(?!\p{L})`,
  ].join('|'),
  'gu',
);
