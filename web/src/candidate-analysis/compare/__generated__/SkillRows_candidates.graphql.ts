/**
 * @generated SignedSource<<89829ec7ad367e812df75ca4c50d48e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SkillRows_candidates$data = ReadonlyArray<{
  readonly facts: {
    readonly skills: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "SkillRows_candidates";
}>;
export type SkillRows_candidates$key = ReadonlyArray<{
  readonly " $data"?: SkillRows_candidates$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkillRows_candidates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SkillRows_candidates",
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
      "concreteType": "CandidateFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SkillFact",
          "kind": "LinkedField",
          "name": "skills",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "25040270381a8778501ff865eee1696d";

export default node;
