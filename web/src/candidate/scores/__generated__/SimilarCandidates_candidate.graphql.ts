/**
 * @generated SignedSource<<77d6f3c937eff993ef247e7a07aabb6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarCandidates_candidate$data = {
  readonly facts: {
    readonly skills: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
  readonly similar: ReadonlyArray<{
    readonly candidate: {
      readonly internalId: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonCell_candidate">;
    } | null | undefined;
    readonly sharedSkills: ReadonlyArray<string>;
    readonly similarity: number;
  }>;
  readonly " $fragmentType": "SimilarCandidates_candidate";
};
export type SimilarCandidates_candidate$key = {
  readonly " $data"?: SimilarCandidates_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarCandidates_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarCandidates_candidate",
  "selections": [
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "SimilarCandidate",
      "kind": "LinkedField",
      "name": "similar",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "similarity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedSkills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Candidate",
          "kind": "LinkedField",
          "name": "candidate",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonCell_candidate"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "similar(first:5)"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "8d2c1df468937efee2e108ce330fe138";

export default node;
