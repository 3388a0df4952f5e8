/** Relay's id for a candidate whose UUID came in a packed column: the server builds global ids as base64 of `Type:uuid`. */
export function candidateId(uuid: string): string {
  return btoa(`Candidate:${uuid}`);
}
