/**
 * @generated SignedSource<<19867d1ced58d5e89eb77e4659434f5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type ReviewFigures_screening$data = {
  readonly averageScore: number | null | undefined;
  readonly filesFailed: number;
  readonly processingSeconds: number | null | undefined;
  readonly resumes: {
    readonly totalCount: number;
  };
  readonly skillsIdentified: number;
  readonly state: ScreeningState;
  readonly " $fragmentType": "ReviewFigures_screening";
};
export type ReviewFigures_screening$key = {
  readonly " $data"?: ReviewFigures_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewFigures_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewFigures_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesFailed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillsIdentified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processingSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": "resumes",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "RESUME"
        }
      ],
      "concreteType": "ScreeningDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:100,kind:\"RESUME\")"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "3375f6c7efb5b7d23121cf109b7ebe30";

export default node;
