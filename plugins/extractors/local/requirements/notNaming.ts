/** A line that tells of the work or speaks to somebody: it names no title, whatever role it mentions. */
export const notNaming =
  /^(?:experience|knowledge|ability|able|familiarity|proficiency|you|we|our|as|at|with|for|the|these|this|if|use|design|define|build|develop|create|provide|own|lead and|support and|work|join|help|manage|mentor|ensure|key|reports?|reporting|опыт|знание|умение|мы|вы|ты|если|для)(?!\p{L}|-)|(?<!\p{L})(?:models|model \p{L}+|architectures?|skills|proficiency|reporting|enthusiasts)(?!\p{L})|(?<!\p{L})(?:you|is|are|will)(?!\p{L})|https?:|@/iu;
