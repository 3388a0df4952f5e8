/** Details after a certificate's name: its term, its number, the length of the course. */
const forms = [
  String.raw`(?:is |currently |now )?(?:valid|expir(?:es|ed|y|ing|ation)|exp|current|active|in date|renew(?:ed|al|able)|recertified|issued|awarded|granted|obtained|achieved|gained|complet(?:ed|ion)|passed|since|until|till|through|thru|from|as of|to|due|in progress|ongoing|expected|lifetime|no expiry|never expires)(?:\.|:)?(?:[ ](?:on|in|to|until|till|through|thru|from|since|date|by|for|year|\d{1,2} years?|life|indefinitely|and))*[:\s–-]{0,20}`,
  String.raw`(?:licen[cs]e|certificate|cert|credential|registration|reg|membership|member|card|badge|pin|id|ref(?:erence)?)\.?\s?(?:no\.?|number|num|id|#|№)?[:#\s]*[\p{L}\d/-]{0,40}\d[\p{L}\d/-]*`,
  String.raw`(?:no\.?|#|№|id)[:\s]*[\p{L}\d/-]{0,40}\d[\p{L}\d/-]*`,
  String.raw`\d{1,4}\s?(?:days?|weeks?|months?|cpd|ceus?|pdus?|credits?|дн\p{L}*|недел\p{L}*|месяц\p{L}*)\.?(?: course| training| programme)?`,
  String.raw`(?:score|grade|result|mark)s?[:\s]*[\p{L}\d.,/%+-]{1,10}|with (?:distinction|merit|honou?rs)|distinction`,
  String.raw`(?:действ\p{L}*|срок(?: действия)?|бессрочн\p{L}*|выдан\p{L}*|получен\p{L}*|продл[её]н\p{L}*|от|до|с|по|г|серия)\.?(?:[ ](?:до|с|по|в|г|от|действия))*[\s.:–-]{0,20}(?:№?\s?\d[\p{L}\d/ -]*)?`,
  String.raw`(?:удостоверение|сертификат|свидетельство|диплом)(?:\s*(?:№|установленного|о|гос).*)?`,
];

export const certificateRemark = new RegExp(`^\\s*(?:${forms.join('|')})[\\s.,:–-]{0,40}$`, 'iu');
