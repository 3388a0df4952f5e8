/**
 * @generated SignedSource<<60a3e4f1a5557adab1ed228754a72a58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SkillLevel = "JUNIOR" | "MIDDLE" | "SENIOR";
import type { FragmentRefs } from "relay-runtime";
export type SuggestedRow_suggestion$data = {
  readonly candidate: {
    readonly displayName: string;
    readonly email: string | null | undefined;
    readonly experienceYears: number | null | undefined;
    readonly internalId: string;
    readonly location: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly project: {
      readonly title: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"InvitationCell_candidate" | "NameCell_candidate">;
  } | null | undefined;
  readonly fit: number | null | undefined;
  readonly keySkills: ReadonlyArray<string>;
  readonly skillLevel: SkillLevel | null | undefined;
  readonly " $fragmentType": "SuggestedRow_suggestion";
};
export type SuggestedRow_suggestion$key = {
  readonly " $data"?: SuggestedRow_suggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedRow_suggestion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedRow_suggestion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keySkills",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
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
          "name": "location",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
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
          "name": "InvitationCell_candidate"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SuggestedCandidate",
  "abstractKey": null
};

(node as any).hash = "ee595d852768e69cbb5f03e7d8b224a9";

export default node;
