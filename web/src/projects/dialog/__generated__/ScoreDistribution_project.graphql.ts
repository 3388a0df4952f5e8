/**
 * @generated SignedSource<<e50c9b585f57fbcf35ef00a75599858c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreDistribution_project$data = {
  readonly candidateCount: number;
  readonly scoreDistribution: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
    readonly to: number;
  }>;
  readonly " $fragmentType": "ScoreDistribution_project";
};
export type ScoreDistribution_project$key = {
  readonly " $data"?: ScoreDistribution_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreDistribution_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreDistribution_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreBucket",
      "kind": "LinkedField",
      "name": "scoreDistribution",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f422953cb15d64344da3c34397022e53";

export default node;
