import {
  certificateShortNames,
  certifiedAs,
  certifiedRoles,
  certifiers,
  licensedProfessions,
  russianPermits,
  workCards,
} from '../../../../knowledge/cues/jobCertificateCues.ts';
/** Certificates and licences as job descriptions ask for them. The longest match at a position wins; the matched text is the label. */
export const certificateNames: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${certifiers})[ -]+[Cc]ertifi(?:ed|cation)s?(?:\s+(?:${certifiedRoles}))*`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])Certified (?:${certifiedAs})(?:\s*\([A-Z+-]{2,8}\))?`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}&])(?:${certificateShortNames})(?![\p{L}\p{N}])`, 'gu'),
  /(?<![\p{L}\p{N}])(?:valid |clean |full |current |active |unrestricted )?(?:UK |EU |Danish |German |class [A-E] |category [A-E]1?E? )?driv(?:er(?:'|’)?s?|ing) licen[cs]e(?:\s*\(?(?:class|category) [A-E](?:E|1E?)?(?!\p{L})\)?)?/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:valid |active |current |unrestricted |state )?(?:${licensedProfessions}) ?(?:licen[cs]e|licensure|certification|certificate)`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${workCards})(?![\p{L}\p{N}])`, 'gu'),
  /(?<![\p{L}\p{N}])Certificate (?:I{1,3}|IV|V|\d) in [\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+){0,3}/gu,
  /(?<![\p{L}\p{N}])(?:security clearance|top secret clearance|secret clearance|food handler(?:'|’)?s? (?:card|permit|certificate))/giu,
  /(?<!\p{L})(?:водительск\p{L}+ (?:удостоверени\p{L}|прав\p{L}?)(?: категори\p{L} [«"]?[A-EА-Е][»"]?)?|прав[а] категори\p{L} [«"]?[A-EА-Е](?:\s*(?:,\s*)?[A-EА-Е])*[»"]?)/giu,
  new RegExp(String.raw`(?<!\p{L})(?:${russianPermits})`, 'giu'),
];

const notNamed =
  'a|an|the|any|all|valid|relevant|professional|industry|related|additional|other|required|necessary|appropriate|current|with|of|and|or|in|for|on|to|your|our|own|his|her|have|has|hold|holds|obtain|obtaining|birth|marriage|similar|equivalent|preferred|under|from|by|as|business|credit|gift|loyalty|season|sim|id|bank|fuel|discount|parking|support|company|work|residence|voter|vehicle|plus|is|are|be|not|no|this|that|such';
/** "EPA 608 certification", "NMC registration", "ACR accreditation": a certificate that no list holds. Used only where no known one matches. */
export const otherCertificate = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}\\d]*[ ]){3}(?:certificate|certification|licen[cs]e)(?!\\p{L})|(?<![\\p{L}\\p{N}])(?!(?:${notNamed})\\b)[\\p{L}\\d][\\p{L}\\d+.]*(?: (?!(?:${notNamed})\\b)[\\p{L}\\d][\\p{L}\\d+.]*)? (?:certificate|certification|licen[cs]e)(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:registration|registered|certified|licen[cs]ed) (?:as|with) (?:an? |the )?\\p{Lu}{2,6}(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}\\d]*[ ]){1,3}(?:registration|accreditation|registered|ticket|card)(?!\\p{L})`,
  'gu',
);
