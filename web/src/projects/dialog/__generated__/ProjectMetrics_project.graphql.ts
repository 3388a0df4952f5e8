/**
 * @generated SignedSource<<4f44c5f54f4b5dd6117bcafb432147f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectMetrics_project$data = {
  readonly openDays: number;
  readonly summary: {
    readonly averageScore: number | null | undefined;
    readonly topCandidate: {
      readonly displayName: string;
    } | null | undefined;
    readonly topScore: number | null | undefined;
    readonly totalCandidates: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesByStage_project" | "ScoreDistribution_project">;
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
      "name": "openDays",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatesByStage_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScoreDistribution_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b4ccbbab906a399836be8ef893f41e30";

export default node;
