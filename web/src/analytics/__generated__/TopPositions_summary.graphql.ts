/**
 * @generated SignedSource<<72b84ae75c6ee50c8e5200558b9e91e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type TopPositions_summary$data = {
  readonly topPositions: ReadonlyArray<{
    readonly candidates: number;
    readonly project: {
      readonly department: string;
      readonly internalId: string;
      readonly title: string;
    };
    readonly stage: Stage | null | undefined;
    readonly timeToHireDays: number | null | undefined;
  }>;
  readonly " $fragmentType": "TopPositions_summary";
};
export type TopPositions_summary$key = {
  readonly " $data"?: TopPositions_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopPositions_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopPositions_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopPosition",
      "kind": "LinkedField",
      "name": "topPositions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "internalId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "department",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidates",
          "storageKey": null
        },
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
          "name": "timeToHireDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "884dcc8d024bcaa94af6e878a9efaac3";

export default node;
