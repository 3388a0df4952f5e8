/** The position that a mail invites to. */
export interface Invitation {
  /** Global id. */
  positionId: string;
  title: string;
}
