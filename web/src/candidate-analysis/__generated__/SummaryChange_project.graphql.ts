/**
 * @generated SignedSource<<7266803db7b0402958edc8c952581785>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryChange_project$data = {
  readonly summary: {
    readonly averageScoreChange: number | null | undefined;
    readonly totalCandidatesChange: number | null | undefined;
  };
  readonly " $fragmentType": "SummaryChange_project";
};
export type SummaryChange_project$key = {
  readonly " $data"?: SummaryChange_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryChange_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryChange_project",
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

(node as any).hash = "36ade8fa9a2f352e8ef41ef9de14105a";

export default node;
