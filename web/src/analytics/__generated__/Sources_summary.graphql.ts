/**
 * @generated SignedSource<<5c35d40abe2309b0bc9a1ce5bff79375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateSource = "GRAPHQL" | "IMPORT" | "JOB_BOARD" | "LINKEDIN" | "REFERRAL" | "REST" | "UPLOAD" | "WEBSITE";
import type { FragmentRefs } from "relay-runtime";
export type Sources_summary$data = {
  readonly sources: ReadonlyArray<{
    readonly count: number;
    readonly source: CandidateSource;
  }>;
  readonly " $fragmentType": "Sources_summary";
};
export type Sources_summary$key = {
  readonly " $data"?: Sources_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sources_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sources_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SourceCount",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "fbeea1ffd12ffcc75449427b7f8689ca";

export default node;
