/**
 * @generated SignedSource<<13a9afa169011dcea14574b92cff975d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DifferenceRow_difference$data = {
  readonly candidate: {
    readonly " $fragmentSpreads": FragmentRefs<"MustHavesBadge_candidate" | "NameCell_candidate" | "SaveButton_candidate">;
  } | null | undefined;
  readonly certifications: ReadonlyArray<{
    readonly holders: number;
    readonly name: string;
  }>;
  readonly education: string | null | undefined;
  readonly rareCertificationCount: number;
  readonly rareSkillCount: number;
  readonly rareSkills: ReadonlyArray<{
    readonly holders: number;
    readonly name: string;
  }>;
  readonly specialization: string | null | undefined;
  readonly uniqueExperience: ReadonlyArray<string>;
  readonly uniqueness: number | null | undefined;
  readonly " $fragmentType": "DifferenceRow_difference";
};
export type DifferenceRow_difference$key = {
  readonly " $data"?: DifferenceRow_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceRow_difference">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "holders",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DifferenceRow_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NameCell_candidate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MustHavesBadge_candidate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SaveButton_candidate"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Held",
      "kind": "LinkedField",
      "name": "rareSkills",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Held",
      "kind": "LinkedField",
      "name": "certifications",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "education",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialization",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueExperience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rareSkillCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rareCertificationCount",
      "storageKey": null
    }
  ],
  "type": "CandidateDifference",
  "abstractKey": null
};
})();

(node as any).hash = "c2ace196fe7dcba819d36a799203de9b";

export default node;
