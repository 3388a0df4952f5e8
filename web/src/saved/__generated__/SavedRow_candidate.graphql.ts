/**
 * @generated SignedSource<<d3bac1e734bd97306f3173d3f7c86609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
import type { FragmentRefs } from "relay-runtime";
export type SavedRow_candidate$data = {
  readonly archivedAt: string | null | undefined;
  readonly displayName: string;
  readonly experienceYears: number | null | undefined;
  readonly id: string;
  readonly internalId: string;
  readonly location: string | null | undefined;
  readonly saved: {
    readonly starred: boolean;
    readonly status: SavedStatus;
  } | null | undefined;
  readonly score: {
    readonly overall: number | null | undefined;
  } | null | undefined;
  readonly skills: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SavedContacts_candidate">;
  readonly " $fragmentType": "SavedRow_candidate";
};
export type SavedRow_candidate$key = {
  readonly " $data"?: SavedRow_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedRow_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedRow_candidate",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "skills",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Saved",
      "kind": "LinkedField",
      "name": "saved",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starred",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Score",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overall",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavedContacts_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "80dc7565990815dfe981893846f634a5";

export default node;
