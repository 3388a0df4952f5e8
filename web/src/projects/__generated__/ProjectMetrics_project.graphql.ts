/**
 * @generated SignedSource<<a237a2f08d3a9124d5e9a5e7a01c8830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectMetrics_project$data = {
  readonly createdAt: string;
  readonly summary: {
    readonly averageScore: number | null | undefined;
    readonly topCandidate: {
      readonly displayName: string;
    } | null | undefined;
    readonly topScore: number | null | undefined;
    readonly totalCandidates: number;
  };
  readonly " $fragmentType": "ProjectMetrics_project";
};
export type ProjectMetrics_project$key = {
  readonly " $data"?: ProjectMetrics_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectMetrics_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectMetrics_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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
          "name": "totalCandidates",
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
          "name": "topScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Candidate",
          "kind": "LinkedField",
          "name": "topCandidate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d621869f0803d4ee06fa1882dc0bd45e";

export default node;
