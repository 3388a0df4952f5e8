/** A line that describes the work or addresses the reader: it is not a title, even if it mentions a role. */
export const notNaming =
  /^(?:experience|knowledge|ability|able|familiarity|proficiency|you|we|our|as|at|with|for|the|these|this|if|use|design|define|build|develop|create|provide|own|lead and|support and|work|join|help|manage|mentor|ensure|key|reports?|reporting|опыт|знание|умение|мы|вы|ты|если|для)(?!\p{L}|-)|(?<!\p{L})(?:models|model \p{L}+|architectures?|skills|proficiency|reporting|enthusiasts)(?!\p{L})|(?<!\p{L})(?:you|is|are|will)(?!\p{L})|https?:|@/iu;
