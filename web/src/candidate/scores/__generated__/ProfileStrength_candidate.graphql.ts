/**
 * @generated SignedSource<<cc4c72cd773b3a2b391f3310fa168c54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileStrength_candidate$data = {
  readonly achievementCount: number;
  readonly experienceYears: number | null | undefined;
  readonly facts: {
    readonly experience: ReadonlyArray<{
      readonly responsibilities: ReadonlyArray<string>;
    }>;
  };
  readonly skills: ReadonlyArray<string>;
  readonly unread: boolean;
  readonly " $fragmentType": "ProfileStrength_candidate";
};
export type ProfileStrength_candidate$key = {
  readonly " $data"?: ProfileStrength_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileStrength_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileStrength_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experienceYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "achievementCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
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
          "concreteType": "ExperienceFact",
          "kind": "LinkedField",
          "name": "experience",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "responsibilities",
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

(node as any).hash = "57fe435f4456ddfaec17d802047964a1";

export default node;
