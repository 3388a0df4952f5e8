/**
 * @generated SignedSource<<d80d96d04522dbb0fc98e3a3ad4024d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryCards_project$data = {
  readonly summary: {
    readonly averageScoreChange: number | null | undefined;
    readonly totalCandidatesChange: number | null | undefined;
  };
  readonly " $fragmentType": "SummaryCards_project";
};
export type SummaryCards_project$key = {
  readonly " $data"?: SummaryCards_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryCards_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryCards_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCandidatesChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageScoreChange",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "99f0fc8115b9eb4de8253d1a7d76eda5";

export default node;
