/**
 * @generated SignedSource<<e8d1b632670f86ea5c62216a9423e4b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedTable_candidates$data = ReadonlyArray<{
  readonly displayName: string;
  readonly id: string;
  readonly internalId: string;
  readonly " $fragmentSpreads": FragmentRefs<"NameCell_candidate" | "RequirementRows_candidates" | "ScoreRows_candidates" | "SkillRows_candidates" | "TimelineRow_candidates">;
  readonly " $fragmentType": "ComparedTable_candidates";
}>;
export type ComparedTable_candidates$key = ReadonlyArray<{
  readonly " $data"?: ComparedTable_candidates$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedTable_candidates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedTable_candidates",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NameCell_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScoreRows_candidates"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementRows_candidates"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineRow_candidates"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SkillRows_candidates"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "85e3f703eaf09d57ce03fe5bc774bdbc";

export default node;
