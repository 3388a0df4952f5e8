/**
 * @generated SignedSource<<a82d3ce284a09d8de180aa4d52c72044>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type CandidatesByStage_project$data = {
  readonly candidatesByStage: ReadonlyArray<{
    readonly count: number;
    readonly stage: Stage;
  }>;
  readonly " $fragmentType": "CandidatesByStage_project";
};
export type CandidatesByStage_project$key = {
  readonly " $data"?: CandidatesByStage_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesByStage_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatesByStage_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StageCount",
      "kind": "LinkedField",
      "name": "candidatesByStage",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4a4fee05bfd00c3d523a37c16d224589";

export default node;
