/**
 * @generated SignedSource<<c82fbf4e601410fae7cd2dc8920a3b11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedContacts_candidate$data = {
  readonly displayName: string;
  readonly email: string | null | undefined;
  readonly identityHidden: boolean;
  readonly linkedin: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "SavedContacts_candidate";
};
export type SavedContacts_candidate$key = {
  readonly " $data"?: SavedContacts_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedContacts_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedContacts_candidate",
  "selections": [
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
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityHidden",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "2f7ca16ab9064349e8c734c9647ea4a4";

export default node;
