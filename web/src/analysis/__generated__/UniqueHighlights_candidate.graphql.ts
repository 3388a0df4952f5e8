/**
 * @generated SignedSource<<09d7ef3a0f2bdb2485c2f0f4b1bacd36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UniqueHighlights_candidate$data = {
  readonly difference: {
    readonly rareSkills: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly uniqueExperience: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "UniqueHighlights_candidate";
};
export type UniqueHighlights_candidate$key = {
  readonly " $data"?: UniqueHighlights_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"UniqueHighlights_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UniqueHighlights_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateDifference",
      "kind": "LinkedField",
      "name": "difference",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Held",
          "kind": "LinkedField",
          "name": "rareSkills",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uniqueExperience",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "57aec4aa7b4a9631441e296a11311f82";

export default node;
