/**
 * @generated SignedSource<<0ab750807787cf4f88e905777afc26e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type PipelineVolume_summary$data = {
  readonly pipeline: ReadonlyArray<{
    readonly count: number;
    readonly stage: Stage;
  }>;
  readonly " $fragmentType": "PipelineVolume_summary";
};
export type PipelineVolume_summary$key = {
  readonly " $data"?: PipelineVolume_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineVolume_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PipelineVolume_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineCount",
      "kind": "LinkedField",
      "name": "pipeline",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
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

(node as any).hash = "5c2876f3e2947781dc270986a364c128";

export default node;
