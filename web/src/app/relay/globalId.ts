/** Relay's id for a record whose UUID is known: the server builds global ids as base64 of `Type:uuid`. */
export function globalId(type: 'Candidate' | 'Screening', uuid: string): string {
  return btoa(`${type}:${uuid}`);
}
