/**
 * @generated SignedSource<<f637668e223f943144832f06af37d1ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyMenu_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly identityHidden: boolean;
  readonly " $fragmentType": "PrivacyMenu_candidate";
};
export type PrivacyMenu_candidate$key = {
  readonly " $data"?: PrivacyMenu_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacyMenu_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrivacyMenu_candidate",
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
      "name": "displayName",
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

(node as any).hash = "cae744fbe667e6b6550231f85b7a19b8";

export default node;
