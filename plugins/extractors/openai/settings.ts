/** How the model is reached, from the operator's configuration. */
export interface ModelSettings {
  /** Null for a private server that needs none. */
  apiKey: string | null;
  /** Where a compatible server answers, `/v1` included; null for OpenAI's own. */
  baseUrl: string | null;
  /** As the server names it. */
  name: string;
  /** Time for one document, repeated requests included. */
  milliseconds: number;
  /** Documents asked about at once. */
  concurrency: number;
}
