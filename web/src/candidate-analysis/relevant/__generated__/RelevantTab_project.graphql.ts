/**
 * @generated SignedSource<<5d73fbd75fdcbf5e692d6e90d4d3146a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChecklistImportance = "DROPPED" | "MUST" | "NICE";
import type { FragmentRefs } from "relay-runtime";
export type RelevantTab_project$data = {
  readonly requirements: {
    readonly checklist: ReadonlyArray<{
      readonly importance: ChecklistImportance;
      readonly " $fragmentSpreads": FragmentRefs<"RequirementMatrix_requirement">;
    }>;
    readonly id: string;
  } | null | undefined;
  readonly scoresPending: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChecklistPanel_project">;
  readonly " $fragmentType": "RelevantTab_project";
};
export type RelevantTab_project$key = {
  readonly " $data"?: RelevantTab_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelevantTab_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelevantTab_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoresPending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirements",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": false,
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
          "concreteType": "ChecklistItem",
          "kind": "LinkedField",
          "name": "checklist",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "importance",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RequirementMatrix_requirement"
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
      "name": "ChecklistPanel_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b61ca8f9e3896af88aac4d479fe882fb";

export default node;
