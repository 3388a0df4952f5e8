declare global {
  interface Window {
    /** Answers to the requests that public/firstPaint.js sent before the code was there, by the requests' bodies. */
    noaAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer to a request that was sent early, for its first use: whoever asks again wants newer data. */
export function takeEarlyAnswer(body: string): Promise<Response> | undefined {
  const answer = window.noaAnswers?.get(body);
  window.noaAnswers?.delete(body);
  return answer;
}
