/**
 * @generated SignedSource<<5a92ed728eb110a9d25b9753635a4217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateAnalysisView_project$data = {
  readonly id: string;
  readonly internalId: string;
  readonly title: string;
  readonly unreadDocuments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"UnreadGroup_documents">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PreloadCandidates_project" | "RankingUpdates_project" | "TopAchievers_project" | "useRanking_project">;
  readonly " $fragmentType": "CandidateAnalysisView_project";
};
export type CandidateAnalysisView_project$key = {
  readonly " $data"?: CandidateAnalysisView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateAnalysisView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "weights"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateAnalysisView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ProjectUnreadDocumentsConnection",
      "kind": "LinkedField",
      "name": "unreadDocuments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectUnreadDocumentsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnreadGroup_documents"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "unreadDocuments(first:50)"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "weights",
          "variableName": "weights"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useRanking_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopAchievers_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreloadCandidates_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RankingUpdates_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c617e0ffd9e2c60238524b0e73ac20e2";

export default node;
